import type { CancellationTimeline } from '../../../contract/bookings.ts';
import type { PublicConfig } from '../../../contract/configuration.ts';
import { instantFromIso, instantToIso } from '../../../domain/city-time.ts';
import { moneyFromUnits, negate, sum, zero } from '../../../domain/money.ts';
import { cancellationTimeline } from '../../../domain/policies/cancellation.ts';
import type { PaymentProfile } from '../../../domain/policies/deposit.ts';
import type { Price } from '../price/price.ts';

/** What cancelling would give back from now on, by the very rule that will execute it. */
export function refundSteps(
  { total, lines }: Pick<Price, 'total' | 'lines'>,
  profile: PaymentProfile,
  startsAt: string,
  rules: Pick<PublicConfig['booking'], 'cancellationHours' | 'cancellationFee'>,
  now: string,
): CancellationTimeline['steps'] {
  const { currency } = total;
  const credit = lines.filter(({ kind }) => kind === 'credit').map(({ shown }) => shown);
  const steps = cancellationTimeline(
    {
      status: 'booked',
      startsAt: instantFromIso(startsAt),
      // A company is billed later: nothing of it was paid when it is cancelled.
      paidByCard: profile === 'personal' ? total : zero(currency),
      paidByCredit: negate(sum(credit, currency)),
      changeFees: zero(currency),
    },
    {
      cancellationHours: rules.cancellationHours,
      cancellationFee: moneyFromUnits(rules.cancellationFee, currency),
    },
    instantFromIso(now),
  );
  return steps.map(({ from, to, refund: { how, toCard, toCredit, fee, changeFee } }) => ({
    from: instantToIso(from),
    to: instantToIso(to),
    how,
    toCard,
    toCredit,
    fee,
    changeFee,
  }));
}
