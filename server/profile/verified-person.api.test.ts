import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { documentCalls, forgetDocuments, RENTER } from '../testing/documents.ts';
import { openRental } from '../testing/rentals/rental.ts';
import { securityLogOf } from '../testing/security-log.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  cookie = await app.signIn(RENTER);
});
afterAll(() => app.close());
beforeEach(() => forgetDocuments(app));
const { kindsOf } = securityLogOf(() => app);

const calls = documentCalls(() => ({ app, cookie }));
const { documents, me, carriedOut, started, submitted, approve } = calls;

const change = async (body: object, as = cookie) => {
  const answer = await app.request('/api/me', {
    method: 'PATCH',
    headers: {
      cookie: as,
      Origin: testOrigin,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};
async function verified() {
  const inquiry = await started();
  await submitted(inquiry);
  await carriedOut(await approve(inquiry));
  expect(await me()).toMatchObject({ licenceVerified: true, identityVerified: true });
}
const redactions = () =>
  app.deps.database.kysely
    .selectFrom('requests')
    .select('payload')
    .where('kind', '=', 'identityRedaction')
    .execute();

it('whoever takes another name is unverified until their documents are checked again [A-SAFE-029]', async () => {
  await verified();
  await change({ name: 'Somebody Else' });
  expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });
  expect(await documents()).toMatchObject({ state: 'none', request: { status: 'failure' } });
  expect(await redactions(), 'the provider forgets that check').toHaveLength(1);
  expect((await kindsOf(RENTER)).at(-1)).toBe('verification-ended');
  await verified();
});

it('writing one’s own name otherwise, or changing anything else, leaves the check alone [A-SAFE-029]', async () => {
  await verified();
  const { name } = await me();
  await change({ name: name.toUpperCase() });
  await change({ name, phone: { country: 'PT', number: '912345678' }, taxNumber: '123' });
  await change({ address: '2 Sample Street, Sampletown' });
  expect(await me()).toMatchObject({ licenceVerified: true, identityVerified: true });
  expect(await documents()).toMatchObject({ state: 'verified' });
});

it('a check that was begun under another name verifies nobody [A-SAFE-029]', async () => {
  const inquiry = await started();
  await submitted(inquiry);
  await change({ name: 'Yet Another Person' });
  expect(await carriedOut(await approve(inquiry))).toMatchObject({ status: 'failure' });
  expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });
});

it('what is booked stands, and nothing more can be booked until then [A-SAFE-029]', async () => {
  const renter = await openRental(app);
  const { id } = await renter.book();
  const car = await renter.freeCar();
  await change({ name: 'Another Renter' }, renter.cookie);
  const { id: quoteId } = await renter.quote(car);
  const stop = { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' };
  const payment = { profile: 'personal', methodId: await renter.ownCard() };
  const asked = { quoteId, delivery: stop, return: stop, payment };
  expect(await renter.refused('/api/bookings', asked)).toBe('licence_not_verified');
  for (const due of ['2027-03-18T10:00:00Z', '2027-03-19T09:00:00Z', '2027-03-20T09:00:00Z']) {
    await renter.goTo(due);
    await renter.advance(id);
  }
  expect(await renter.booking(id)).toMatchObject({ status: 'active' });
  const { data } = await app.deps.database.kysely
    .selectFrom('outgoing_mail')
    .select('data')
    .where('template', '=', 'delivery-tomorrow')
    .executeTakeFirstOrThrow();
  expect(data).toMatchObject({ verifyUrl: `${testOrigin}/profile` });
});
