import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPromoCode } from '../../testing/catalogue-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { openOperator } from '../../testing/staff.ts';
import { createTestApp, type TestApp, testConsoleOrigin } from '../../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
let owner: StaffMember;
const person = openOperator(() => app);
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
  owner = await app.operate('owner@handover.example');
});
afterAll(() => app.close());

const named = (code: string, more: object = {}) => ({ ...newPromoCode, code, ...more });
const checkoutWith = (promoCode: string) => ({ checkout: { profile: 'personal', promoCode } });
const promoLine = async (promoCode: string) => {
  const { lines } = await rental.quote(await rental.freeCar(), laterTrip, checkoutWith(promoCode));
  return lines.find(({ kind }) => kind === 'promo')?.shown.amount;
};
const isRefusedTo = async (promoCode: string) =>
  rental.refused('/api/quotes', {
    carId: await rental.freeCar(),
    ...laterTrip,
    ...checkoutWith(promoCode),
  });

describe('a promo code', () => {
  it('that is added takes off what it says, and is counted when it is used', async () => {
    const { id, uses } = await owner.api.addPromoCode({ body: named(' autumn20 ') });
    expect(uses).toBe(0);
    expect(await promoLine('AUTUMN20')).toBeLessThan(0);
    await rental.db
      .insertInto('promo_redemptions')
      .values({ promo_code_id: id, user_id: rental.userId, created_at: '2027-03-01T00:00:00Z' })
      .execute();
    const { promoCodes } = await owner.api.listDeskPromoCodes({ query: { city: 'lisbon' } });
    expect(promoCodes).toContainEqual(
      expect.objectContaining({ code: 'AUTUMN20', uses: 1, state: 'running' }),
    );
  });

  it('that is ended cannot be used, not even one that would have begun later', async () => {
    const { id } = await owner.api.addPromoCode({ body: named('ENDS1') });
    expect(await owner.api.endPromoCode({ params: { id } })).toMatchObject({ state: 'ended' });
    expect(await isRefusedTo('ENDS1')).toBe('promo_expired');
    const later = { validFrom: '2027-05-01T00:00:00Z', validUntil: '2027-06-01T00:00:00Z' };
    const coming = await owner.api.addPromoCode({ body: named('ENDS2', later) });
    expect(coming.state).toBe('coming');
    const ended = await owner.api.endPromoCode({ params: { id: coming.id } });
    expect(await owner.api.endPromoCode({ params: { id: coming.id } })).toEqual(ended);
    expect(await isRefusedTo('ENDS2')).toBe('promo_expired');
  });

  it('is given to a renter once, however often', async () => {
    const { id } = await owner.api.addPromoCode({ body: named('GIVEN1') });
    const give = { params: { id }, body: { email: 'Renter@handover.example' } };
    await owner.api.givePromoCode(give);
    expect(await owner.api.givePromoCode(give)).toMatchObject({ given: 1 });
    expect(
      await refusalOf(
        owner.api.givePromoCode({ params: { id }, body: { email: 'no.one@example.org' } }),
      ),
    ).toMatchObject({ code: 'not_found' });
  });

  it('is edited by one after the other, and never ends before it begins', async () => {
    const { id } = await owner.api.addPromoCode({ body: named('EDIT1') });
    const edit = (version: number, more: object) =>
      owner.api.editPromoCode({ params: { id }, body: { version, ...more } });
    expect(await edit(1, { label: 'For autumn' })).toMatchObject({ version: 2 });
    const refused = await refusalOf(edit(1, { isPublic: true }));
    expect(refused.answer.changed).toEqual({ version: 2, label: 'For autumn' });
    expect(await refusalOf(edit(2, { validUntil: newPromoCode.validFrom }))).toMatchObject({
      code: 'invalid_input',
      details: [{ field: 'body.validUntil' }],
    });
  });

  it.each([
    [named('EDIT1'), 'promo_code_taken'],
    [named('no'), 'invalid_input'],
    [named('TWICE1', { discount: { kind: 'percent', percentage: 101 } }), 'invalid_input'],
    [named('TURNED1', { validUntil: newPromoCode.validFrom }), 'invalid_input'],
    [
      named('DOLLAR1', {
        discount: { kind: 'amount', amount: { amount: 50_000, currency: 'USD', precision: 4 } },
      }),
      'other_currency',
    ],
  ])('is refused as %j', async (body, code) => {
    expect(await refusalOf(owner.api.addPromoCode({ body }))).toMatchObject({ code });
  });

  it('of all cities is for whoever may act in all of them', async () => {
    const everywhere = named('EVERY1', { cityId: null });
    expect((await owner.api.addPromoCode({ body: everywhere })).cityId).toBeNull();
    const manager = await person({ role: 'manager', cityId: 'lisbon' });
    const answer = await app.requestConsole('/api/operate/catalogue/promo-codes', {
      method: 'POST',
      headers: {
        cookie: manager.cookie,
        Origin: testConsoleOrigin,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(named('EVERY2', { cityId: null })),
    });
    expect(answer.status).toBe(403);
  });
});
