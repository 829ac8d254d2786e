import type { z } from 'zod';
import type { BookingRequest } from '../../../contract/bookings.ts';
import type { Currency } from '../../../domain/money.ts';
import { hasExpired } from '../../../domain/policies/card-expiry.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { cardOfOtherAccount, notFound, Refusal } from '../../errors.ts';

interface ChosenPayment {
  readonly companyId: string | null;
  readonly methodId: string | null;
}

/** Who pays and with what: a company by invoice, a person with a card of their own. */
export async function choosePayment(
  tx: Queries,
  { settings, clock, paymentProvider }: Pick<Deps, 'settings' | 'clock' | 'paymentProvider'>,
  userId: string,
  { profile, methodId }: z.output<typeof BookingRequest>['payment'],
  city: { readonly time_zone: string; readonly currency: Currency },
): Promise<ChosenPayment> {
  if (profile === 'business') return { companyId: await companyOf(tx, userId), methodId: null };
  if (!settings.current().payments_config.paymentsEnabled) {
    throw new Refusal('payments_off', 'Card payments are switched off; only companies can book.');
  }
  if (methodId === null) throw new Refusal('card_missing', 'Choose a card to pay with.');
  const card = await cardOf(tx, userId, methodId);
  if (!card) throw notFound('This card');
  if (card.account !== paymentProvider.accountOf(city.currency).name) throw cardOfOtherAccount();
  if (hasExpired(card, clock.now(), city.time_zone)) {
    throw new Refusal('card_expired', 'This card has expired.');
  }
  return { companyId: null, methodId };
}

/** One that is being removed at this moment is waited for. */
function cardOf(tx: Queries, userId: string, methodId: string) {
  return tx
    .selectFrom('payment_methods')
    .select(['exp_month as expMonth', 'exp_year as expYear', 'account'])
    .where('id', '=', methodId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

async function companyOf(db: Queries, userId: string): Promise<string> {
  const { company_id } = await db
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (company_id) return company_id;
  throw new Refusal('company_missing', 'This account belongs to no company.');
}
