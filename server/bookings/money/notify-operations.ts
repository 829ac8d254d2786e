import { toCityTime } from '../../../domain/city-time.ts';
import { isAnswerDue } from '../../../domain/dispute.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { BookingWork } from '../record/work.ts';
import type { Dispute } from './disputes.ts';

/** A bank waits for an answer: whoever runs the business is notified, once for each time it asks. */
export async function notifyOperations(
  tx: Queries,
  { config, jobs, clock, siteUrl }: BookingWork,
  booking: BookingRow,
  dispute: Dispute,
): Promise<void> {
  if (!isAnswerDue(dispute.status)) return;
  const { name, time_zone } = await requireCity(tx, booking.city_id);
  const due = dispute.evidence_due_by && toCityTime(toInstant(dispute.evidence_due_by), time_zone);
  await queueMail(tx, jobs, {
    // Not by the booking: what is sent about it to its renter is evidence, this is not.
    eventKey: `dispute-opened:${dispute.id}:${dispute.status}`,
    userId: null,
    recipient: config.operationsEmail,
    template: 'dispute-opened',
    data: {
      reference: booking.reference,
      amount: formatMoney(money(dispute.amount, dispute.currency)),
      reason: dispute.reason.replaceAll('_', ' '),
      dueBy: due ? `${formatDateTime(due)}, ${due.year}, ${name} time` : '',
      url: disputeAtProvider(dispute, siteUrl),
      isInquiry: dispute.status === 'inquiry',
    },
    now: clock.now(),
  });
}

/** Where it is answered. */
export const disputeAtProvider = (
  { provider, provider_ref }: Pick<Dispute, 'provider' | 'provider_ref'>,
  siteUrl: string,
): string =>
  provider === 'stripe'
    ? `https://dashboard.stripe.com/disputes/${provider_ref}`
    : `${siteUrl}/sim`;
