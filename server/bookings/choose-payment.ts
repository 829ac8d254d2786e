import type { z } from 'zod';
import type { BookingRequest } from '../../contract/bookings.ts';
import { hasExpired } from '../../domain/policies/card-expiry.ts';
import type { Queries } from '../db/connect.ts';
import { statement } from '../db/statement.ts';
import { askWithNext } from '../db/statement-marks.ts';
import type { Deps } from '../deps.ts';
import { notFound, Refusal } from '../errors.ts';

interface ChosenPayment {
  readonly companyId: string | null;
  readonly methodId: string | null;
}

interface Card {
  readonly exp_month: number;
  readonly exp_year: number;
}

// A card that is being removed at this moment is waited for.
const CARD = `select exp_month, exp_year from payment_methods
  where id = $1 and user_id = $2 and removed_at is null for share`;

/**
 * Who pays and with what: a company by invoice, a person with a card of their own. What there is goes
 * to be read with the next statement; the choice is made when its turn has come.
 */
export async function choosePayment(
  tx: Queries,
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
  userId: string,
  { profile, methodId }: z.output<typeof BookingRequest>['payment'],
): Promise<(timeZone: string) => Promise<ChosenPayment>> {
  if (profile === 'business') {
    return async () => ({ companyId: await companyOf(tx, userId), methodId: null });
  }
  const cards = await askWithNext(tx, statement<Card>(CARD, [methodId, userId]));
  return async (timeZone) => {
    if (!settings.current().payments_config.paymentsEnabled) {
      throw new Refusal('payments_off', 'Card payments are switched off; only companies can book.');
    }
    if (methodId === null) throw new Refusal('card_missing', 'Choose a card to pay with.');
    const [card] = await cards();
    if (!card) throw notFound('This card');
    const { exp_month: expMonth, exp_year: expYear } = card;
    if (hasExpired({ expMonth, expYear }, clock.now(), timeZone)) {
      throw new Refusal('card_expired', 'This card has expired.');
    }
    return { companyId: null, methodId };
  };
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
