import type { z } from 'zod';
import type {
  DeskPromoCode,
  NewPromoCode,
  PromoCodeEdit,
} from '../../../contract/operate/catalogue-promo-codes.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from '../audit/require-same-version.ts';
import { requirePermission, requirePermissionEverywhere } from '../http/require-permission.ts';
import { discountOf, readPromoCode } from './read-promo-codes.ts';
import { requireOfferPrice } from './requested-price.ts';

type Discount = DeskPromoCode['discount'];

export async function addPromoCode(acting: Acting, asked: NewPromoCode): Promise<DeskPromoCode> {
  const { tx, caller, now } = acting;
  const { cityId, code, label, discount, isPublic } = asked;
  requireReach(acting, cityId);
  await requireDiscount(tx, cityId, discount);
  const { id } = await tx
    .insertInto('promo_codes')
    .values({
      code,
      label,
      city_id: cityId,
      is_public: isPublic,
      valid_from: new Date(asked.validFrom),
      valid_until: new Date(asked.validUntil),
      ...discountColumns(discount),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: { readonly constraint?: string }) => {
      if (error.constraint !== 'promo_codes_code_key') throw error;
      throw new Refusal('promo_code_taken', 'There is such a code already.');
    });
  const subject = `promo-code ${id}`;
  const action = 'catalogue add-promo-code';
  await recordAudit(tx, { actor: caller.userId, action, subject, after: asked, now });
  return readPromoCode(tx, id, now);
}

/** Bookings keep the discount they were made with. */
export async function editPromoCode(
  acting: Acting,
  id: string,
  { version, ...edit }: z.output<typeof PromoCodeEdit>,
): Promise<DeskPromoCode> {
  const { tx, caller, now } = acting;
  const row = await lockPromoCode(acting, id);
  const subject = `promo-code ${id}`;
  await requireSameVersion(tx, { subject, version: row.version }, version);
  const before = {
    label: row.label,
    discount: discountOf(row),
    validFrom: row.valid_from.toISOString(),
    validUntil: row.valid_until.toISOString(),
    isPublic: row.is_public,
  };
  const changed = changedFields(before, edit);
  if (changed.isNone) return readPromoCode(tx, id, now);
  const next = { ...before, ...changed.after };
  if (changed.after.discount) await requireDiscount(tx, row.city_id, next.discount);
  if (Date.parse(next.validFrom) >= Date.parse(next.validUntil)) {
    throw new Refusal('invalid_input', 'It would end before it begins.', [
      { field: 'body.validUntil', reason: 'must be after validFrom' },
    ]);
  }
  await tx
    .updateTable('promo_codes')
    .set({
      label: next.label,
      is_public: next.isPublic,
      valid_from: new Date(next.validFrom),
      valid_until: new Date(next.validUntil),
      ...discountColumns(next.discount),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'catalogue edit-promo-code',
    subject,
    before: { version, ...changed.before },
    after: { version: version + 1, ...changed.after },
    now,
  });
  return readPromoCode(tx, id, now);
}

/** Nobody can use it from now on; one that had not begun yet never will have. */
export async function endPromoCode(acting: Acting, id: string): Promise<DeskPromoCode> {
  const { tx, caller, now } = acting;
  const row = await lockPromoCode(acting, id);
  const at = toDate(now);
  if (row.valid_until <= at) return readPromoCode(tx, id, now);
  const isAhead = row.valid_from >= at;
  const begun = isAhead ? new Date(at.getTime() - 1) : row.valid_from;
  const version = row.version + 1;
  await tx
    .updateTable('promo_codes')
    .set({ valid_from: begun, valid_until: at, version })
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'catalogue end-promo-code',
    subject: `promo-code ${id}`,
    before: {
      version: row.version,
      ...(isAhead && { validFrom: row.valid_from.toISOString() }),
      validUntil: row.valid_until.toISOString(),
    },
    after: {
      version,
      ...(isAhead && { validFrom: begun.toISOString() }),
      validUntil: at.toISOString(),
    },
    now,
  });
  return readPromoCode(tx, id, now);
}

/** From now on the renter finds it in their profile. */
export async function givePromoCode(
  acting: Acting,
  id: string,
  email: string,
): Promise<DeskPromoCode> {
  const { tx, caller, now } = acting;
  await lockPromoCode(acting, id);
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!user) throw notFound('An account with this email');
  await tx
    .insertInto('promo_grants')
    .values({ promo_code_id: id, user_id: user.id, created_at: toDate(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'catalogue give-promo-code',
    subject: `promo-code ${id}`,
    after: { accountId: user.id },
    now,
  });
  return readPromoCode(tx, id, now);
}

async function lockPromoCode(acting: Acting, id: string) {
  const row = await acting.tx
    .selectFrom('promo_codes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('This promo code');
  requireReach(acting, row.city_id);
  return row;
}

function requireReach({ caller }: Acting, cityId: string | null): void {
  if (cityId === null) requirePermissionEverywhere(caller, 'catalogue.edit');
  else requirePermission(caller, 'catalogue.edit', cityId);
}

/** An amount is in the money of the city; where it holds in all, it holds for those with that money. */
async function requireDiscount(
  tx: Queries,
  cityId: string | null,
  discount: Discount,
): Promise<void> {
  const city = cityId === null ? null : await requireCity(tx, cityId);
  if (discount.kind === 'percent') return;
  const { amount } = discount;
  requireOfferPrice(amount, city?.currency ?? amount.currency, 'discount.amount');
  if (amount.amount > 0) return;
  throw new Refusal('invalid_input', 'Nothing would be taken off.', [
    { field: 'body.discount.amount.amount', reason: 'must be positive' },
  ]);
}

const discountColumns = (discount: Discount) =>
  discount.kind === 'percent'
    ? { percentage: discount.percentage, amount: null, currency: null }
    : {
        percentage: null,
        amount: discount.amount.amount,
        currency: discount.amount.currency,
      };
