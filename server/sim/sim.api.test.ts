import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import { SentMessage, SimState } from '../../contract/sim.ts';
import { driverManners } from '../../contract/sim-driver.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createSimulatedMail } from '../providers/mail/simulator/simulated-mail.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
let renter: Rental;
beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
});
afterAll(() => app.close());

const read = async () => SimState.parse(await (await app.request('/sim/api/state')).json());
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/sim/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: testOrigin, ...headers },
    body: JSON.stringify(body),
  });
const done = async (path: string, body: unknown) => {
  const answer = await post(path, body);
  expect(answer.status).toBe(200);
  return SimState.parse(await answer.json());
};
const inquiryOf = async (key: string) =>
  app.deps.identity.checks.createInquiry({ userId: renter.userId, name: 'Ada Moreau' }, key);

describe('the simulated world', () => {
  it('shows the clock, the mail, the cards and the identity checks', async () => {
    const state = await read();
    expect(state.clock).toMatchObject({ isMoved: true });
    expect(state.mail).toEqual([]);
    expect(state.inquiries).toEqual([]);
    expect(state.cards?.controls).toEqual({
      declineNext: null,
      failNext: null,
      charges: 'at-once',
      refunds: 'at-once',
      isBalanceShort: false,
      delaySeconds: 0,
      times: 1,
      reordered: false,
      beforeAnswer: false,
    });
    expect(state.cards?.payments.length).toBeGreaterThan(10);
  });

  it('follows the booking made last, even when the clock has been moved back', async () => {
    await app.deps.clock.moveTo(Temporal.Instant.from('2027-03-06T10:00:00Z'));
    await renter.book();
    await app.deps.clock.moveTo(Temporal.Instant.from('2027-03-05T10:00:00Z'));
    const { id, reference } = await renter.book();
    const { booking, cards } = await read();
    expect(booking).toMatchObject({
      id,
      reference,
      status: 'security-deposit-pending',
      timeZone: 'Europe/Lisbon',
    });
    expect(booking?.history.map(({ to }) => to)).toEqual(['pending', 'security-deposit-pending']);
    expect(cards?.payments[0]).toMatchObject({ kind: 'charge', status: 'succeeded' });
    expect(cards?.webhooks.some(({ type }) => type === 'payment_intent.succeeded')).toBe(true);
  });

  it('moves the clock by an hour, a day, to the moments of the booking, and back [D-035-002]', async () => {
    const before = Temporal.Instant.from((await read()).clock?.now ?? '');
    const after = Temporal.Instant.from((await done('clock', { to: 'hour' })).clock?.now ?? '');
    expect(Math.round(after.since(before).total('minutes'))).toBe(60);
    const delivery = await done('clock', { to: 'delivery' });
    expect(delivery.clock?.now.slice(0, 16)).toBe('2027-03-20T09:00');
    const giveBack = await done('clock', { to: 'return' });
    expect(giveBack.clock?.now.slice(0, 16)).toBe('2027-03-24T09:00');
    expect((await done('clock', { to: 'day' })).clock?.now.slice(0, 16)).toBe('2027-03-25T09:00');
    expect((await done('clock', { to: 'reset' })).clock?.isMoved).toBe(false);
    expect((await post('clock', { to: 'yesterday' })).status).toBe(422);
    await app.deps.clock.moveTo(Temporal.Instant.from('2027-03-05T10:00:00Z'));
  });

  it('takes the watched booking through its whole life', { tags: ['embedded'] }, async () => {
    const { id } = await renter.book();
    // As the sweep leaves it at the turn of a minute: queued, and not to be queued again for a while.
    await app.deps.database.kysely
      .updateTable('bookings')
      .set({ next_step_at: new Date('2027-03-05T10:05:00Z') })
      .where('id', '=', id)
      .execute();
    const statuses = [];
    for (const to of ['next-step', 'delivery', 'return', 'next-step'] as const) {
      const { booking } = await done('clock', { to });
      statuses.push(booking?.status);
    }
    expect(statuses).toEqual(['booked', 'active', 'completed', 'processed']);
    expect((await renter.booking(id)).deposit?.state).toBe('released');
    await app.deps.clock.moveTo(Temporal.Instant.from('2027-03-05T10:00:00Z'));
  });

  it('declines the next charge, once, and keeps what was not named', async () => {
    await done('cards', { times: 2, reordered: true });
    const { cards } = await done('cards', { declineNext: 'insufficient_funds' });
    expect(cards?.controls).toMatchObject({
      declineNext: 'insufficient_funds',
      times: 2,
      reordered: true,
    });
    const { id } = await renter.quote(await renter.freeCar(), undefined, {
      checkout: { profile: 'personal' },
    });
    const { id: requestId } = await renter.request(id, await renter.ownCard());
    expect((await renter.work(requestId)).errorCode).toBe('insufficient_funds');
    const after = await done('cards', { times: 1, reordered: false });
    expect(after.cards?.controls.declineNext).toBeNull();
    expect((await post('cards', { times: 9 })).status).toBe(422);
  });

  it('steers the driver, and refuses a manner that there is not', async () => {
    for (const manner of driverManners) {
      expect((await done('driver', { manner })).driver?.manner).toBe(manner);
    }
    expect((await post('driver', { manner: 'asleep' })).status).toBe(422);
    await done('driver', { manner: 'as-agreed' });
  });

  it('lists the mail, newest first, and shows a message [D-034-002]', async () => {
    const mail = createSimulatedMail(app.deps.database.kysely, app.deps.clock);
    const message = { to: 'a@b.example', html: '<p>x</p>', text: 'x', attachments: [] };
    await mail.send({ ...message, id: 'first', subject: 'First' });
    await app.deps.clock.moveTo(app.deps.clock.now().add({ minutes: 1 }));
    await mail.send({ ...message, id: 'second', subject: 'Second' });
    expect((await read()).mail?.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    // Back in time, what was sent later lies in the future and comes last.
    await app.deps.clock.moveTo(app.deps.clock.now().subtract({ seconds: 30 }));
    expect((await read()).mail?.map(({ subject }) => subject)).toEqual(['First', 'Second']);
    const answer = await app.request('/sim/api/mail/first');
    expect(SentMessage.parse(await answer.json())).toMatchObject({ subject: 'First', text: 'x' });
    expect((await app.request('/sim/api/mail/third')).status).toBe(404);
  });

  it('decides identity checks, and approves only what was submitted', async () => {
    const { id } = await inquiryOf('one');
    const [open] = (await read()).inquiries ?? [];
    expect(open).toMatchObject({
      id,
      status: 'created',
      decisions: ['declined', 'needs_review', 'expired'],
    });
    expect((await post(`inquiries/${id}`, { decision: 'approved' })).status).toBe(404);
    expect((await done(`inquiries/${id}`, { decision: 'declined' })).inquiries).toEqual([]);
    expect((await post(`inquiries/${id}`, { decision: 'expired' })).status).toBe(404);
    expect((await app.deps.identity.checks.readInquiry(id))?.status).toBe('declined');
  });

  it('marks an identity check for review, which is not its end', async () => {
    const { id } = await inquiryOf('reviewed');
    const { inquiries } = await done(`inquiries/${id}`, { decision: 'needs_review' });
    // Nothing was submitted, so there is nothing to approve.
    expect(inquiries).toMatchObject([
      { id, status: 'needs_review', decisions: ['declined', 'expired'] },
    ]);
    expect((await post(`inquiries/${id}`, { decision: 'needs_review' })).status).toBe(404);
    expect((await app.deps.identity.checks.readInquiry(id))?.status).toBe('needs_review');
    await done(`inquiries/${id}`, { decision: 'expired' });
  });

  it('lets a refund fail that was taken, once', async () => {
    const { id } = await renter.book();
    const path = `/api/bookings/${id}/actions`;
    const request = await renter.done(path, { action: 'user-cancel' }, RequestRecord);
    await renter.work(request.id);
    const [refund] = (await read()).cards?.payments ?? [];
    expect(refund).toMatchObject({ kind: 'refund', status: 'succeeded' });
    const { cards } = await done(`payments/${refund?.id}`, { change: 'fail' });
    expect(cards?.payments[0]).toMatchObject({ id: refund?.id, status: 'failed' });
    expect(cards?.webhooks[0]?.type).toBe('refund.failed');
    expect((await post(`payments/${refund?.id}`, { change: 'fail' })).status).toBe(404);
  });

  it('keeps a charge and a refund under way until somebody settles them', async () => {
    await done('cards', { charges: 'processing', refunds: 'pending' });
    const quote = await renter.quote(await renter.freeCar(), undefined, {
      checkout: { profile: 'personal' },
    });
    const { id: requestId } = await renter.request(quote.id, await renter.ownCard());
    await expect(renter.work(requestId)).rejects.toThrow('not decided');
    const charge = (await read()).cards?.payments.find(({ status }) => status === 'processing');
    expect(charge).toMatchObject({ kind: 'charge', may: ['succeed', 'fail'] });
    await done(`payments/${charge?.id}`, { change: 'succeed' });
    const { status, bookingId } = await renter.work(requestId);
    expect(status).toBe('accepted');
    const path = `/api/bookings/${bookingId}/actions`;
    const request = await renter.done(path, { action: 'user-cancel' }, RequestRecord);
    await renter.work(request.id);
    const refund = (await read()).cards?.payments.find(({ status }) => status === 'pending');
    expect(refund).toMatchObject({ kind: 'refund', may: ['succeed', 'fail'] });
    const { cards } = await done(`payments/${refund?.id}`, { change: 'succeed' });
    const settled = cards?.payments.find(({ id }) => id === refund?.id);
    expect(settled).toMatchObject({ status: 'succeeded', may: ['fail'] });
    await done('cards', { charges: 'at-once', refunds: 'at-once' });
  });

  it.each(['win', 'lose'] as const)(
    'lets a cardholder dispute a charge, and us %s',
    async (end) => {
      await app.deps.clock.moveTo(app.deps.clock.now().add({ minutes: 1 }));
      await renter.book();
      const charge = (await read()).cards?.payments.find(({ kind }) => kind === 'charge');
      expect(charge?.may).toEqual(['dispute']);
      await app.deps.clock.moveTo(app.deps.clock.now().add({ minutes: 1 }));
      const opened = await done(`payments/${charge?.id}`, { change: 'dispute' });
      const dispute = opened.cards?.payments[0];
      expect(dispute).toMatchObject({
        kind: 'dispute',
        status: 'needs_response',
        amount: charge?.amount,
        may: ['win', 'lose'],
      });
      expect((await post(`payments/${charge?.id}`, { change: 'dispute' })).status).toBe(404);
      const closed = await done(`payments/${dispute?.id}`, { change: end });
      const status = { win: 'won', lose: 'lost' }[end];
      expect(closed.cards?.payments[0]).toMatchObject({ id: dispute?.id, status, may: [] });
      expect((await post(`payments/${dispute?.id}`, { change: end })).status).toBe(404);
    },
  );

  it('takes writes from our own pages only', async () => {
    const elsewhere = { Origin: 'https://elsewhere.example' };
    expect((await post('clock', { to: 'day' }, elsewhere)).status).toBe(403);
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await post('cards', { times: 0 }, crossSite)).status).toBe(403);
  });
});

describe('where nothing is to be played with', () => {
  const statusWith = async (config: Partial<Config>, headers: Record<string, string> = {}) => {
    const deps = { ...app.deps, config: { ...app.deps.config, ...config } };
    const other = await buildApp(deps, { auth: app.auth, pages: null, staticFolders: [] });
    return (await other.request(`${testOrigin}/sim/api/state`, { headers })).status;
  };

  it('does not exist when nothing but addresses is simulated', async () => {
    expect(await statusWith({ simulated: [] })).toBe(404);
    expect(await statusWith({ simulated: ['addresses'] })).toBe(404);
  });

  it('wants the operator’s token in production', async () => {
    expect(await statusWith({ isProduction: true })).toBe(401);
    const token = { Authorization: `Bearer ${app.deps.operatorToken}` };
    expect(await statusWith({ isProduction: true }, token)).toBe(200);
  });

  it('never moves the clock where cards are real', async () => {
    const { payments } = readConfig({
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    const deps = { ...app.deps, config: { ...app.deps.config, payments } };
    const other = await buildApp(deps, { auth: app.auth, pages: null, staticFolders: [] });
    const answer = await other.request(`${testOrigin}/sim/api/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: 'day' }),
    });
    expect(answer.status).toBe(404);
  });
});
