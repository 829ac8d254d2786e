import { expect, it } from 'vitest';
import { sampleAccounts } from './accounts.ts';
import { sampleSet } from './sample-rows.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const hashes = { renter: 'r', new: 'n', business: 'b', admin: 'a' };

it('gives the same rows for the same seed and day, and others for another seed', () => {
  expect(sampleSet(now, hashes, 5)).toEqual(sampleSet(now, hashes, 5));
  expect(sampleSet(now, hashes, 5)).not.toEqual(sampleSet(now, hashes, 6));
});

it('moves with the day of loading', () => {
  const later = now.add({ hours: 24 * 100 });
  const starts = (at: Temporal.Instant) =>
    sampleSet(at, hashes).rows.bookings?.map(({ starts_at }) => Number(starts_at)) ?? [];
  expect(Math.min(...starts(later))).toBeGreaterThan(Math.min(...starts(now)));
});

it('names nobody as if they were real [D-034-005]', () => {
  const { users = [], companies = [] } = sampleSet(now, hashes).rows;
  for (const { name } of [...users, ...companies]) expect(name).toMatch(/^Sample /);
  for (const { email } of users) expect(email).toMatch(/@handover\.example$/);
});

it('lets the four accounts sign in and nobody else', () => {
  const { users = [], credentials = [] } = sampleSet(now, hashes).rows;
  const emails = credentials.map(({ user_id, account_id, provider_id, password }) => {
    expect(account_id).toBe(user_id);
    expect(provider_id).toBe('credential');
    expect(password).toMatch(/^[rnba]$/);
    return users.find(({ id }) => id === user_id)?.email;
  });
  expect(emails).toEqual(sampleAccounts.map(({ email }) => email));
});

it('has a verified renter with a Visa card, a newcomer, a business renter and an admin', () => {
  const { users = [], payment_methods = [] } = sampleSet(now, hashes).rows;
  const account = (key: string) => users.find(({ email }) => email === `${key}@handover.example`);
  const verified = { email_verified: true, licence_verified: true, identity_verified: true };
  expect(account('renter')).toMatchObject({ ...verified, company_id: null });
  expect(account('business')).toMatchObject(verified);
  expect(account('business')?.company_id).toEqual(expect.any(String));
  expect(account('new')).toMatchObject({ email_verified: false, licence_verified: false });
  expect(account('admin')).toMatchObject({ admin: true });
  const card = payment_methods.find(({ user_id }) => user_id === account('renter')?.id);
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', funding: 'credit' });
});

it('signs reviews with a first name and an initial, and says no sentence twice', () => {
  const { reviews = [] } = sampleSet(now, hashes).rows;
  for (const { user_name } of reviews) expect(user_name).toMatch(/^\p{L}+ \p{Lu}\.$/u);
  const texts = reviews.map(({ description }) => description);
  expect(new Set(texts).size).toBe(texts.length);
});

it('says of a car only what fits it', () => {
  const { cars = [], reviews = [] } = sampleSet(now, hashes).rows;
  const carsOf = (said: RegExp) => {
    const ids = new Set(
      reviews.filter(({ description }) => said.test(description ?? '')).map((row) => row.car_id),
    );
    expect(ids.size, `${said} is said of a car`).toBeGreaterThan(0);
    return cars.filter(({ id }) => ids.has(id ?? ''));
  };
  for (const { propulsion_type } of carsOf(/charging cable|range was less/))
    expect(propulsion_type).toBe('ELECTRIC');
  for (const { seats } of carsOf(/child seat/)) expect(seats).toBeGreaterThan(2);
  for (const { seats } of carsOf(/room to spare/)) expect(seats).toBeGreaterThan(4);
  for (const { luggages } of carsOf(/all our bags/)) expect(luggages).toBeGreaterThan(2);
  for (const { category } of carsOf(/slow uphill/)) expect(category).toMatch(/^[AB]$/);
  for (const { features } of carsOf(/air conditioning/)) expect(features).toContain('AC');
  for (const { features } of carsOf(/pairing a phone|phone connection/))
    expect(features).toContain('BLUETOOTH');
});

it('has a few hundred reviews, some cars without one and one with forty', () => {
  const { cars = [], reviews = [] } = sampleSet(now, hashes).rows;
  const counts = cars.map(({ id }) => reviews.filter(({ car_id }) => car_id === id).length);
  expect(reviews.length).toBeGreaterThan(300);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(40);
  for (const { created_at } of reviews)
    expect(Number(created_at)).toBeLessThan(now.epochMilliseconds);
});

it('has promo codes that are current, used and expired', () => {
  const { promo_codes = [], promo_redemptions = [] } = sampleSet(now, hashes).rows;
  const current = promo_codes.filter(
    ({ valid_until }) => Number(valid_until) > now.epochMilliseconds,
  );
  expect(current.some(({ percentage, city_id }) => percentage && !city_id)).toBe(true);
  expect(current.some(({ amount, city_id }) => amount && city_id)).toBe(true);
  expect(current.length).toBeLessThan(promo_codes.length);
  expect(promo_redemptions).toHaveLength(1);
});
