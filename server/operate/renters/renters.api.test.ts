import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renterOperations } from '../../../contract/operate/renter-operations.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import { documentKinds } from '../../documents/document-kinds.ts';
import { accountCommands } from '../../operator/account-command.ts';
import { runCommand } from '../../operator/run-command.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { carryOutRequest } from '../../requests/carry-out-request.ts';
import { documentCalls, forgetDocuments, RENTER } from '../../testing/documents.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let desk: StaffMember;
let owner: StaffMember;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.operate('desk@handover.example');
  owner = await app.operate('owner@handover.example');
  cookie = await app.signIn(RENTER);
});
afterAll(() => app.close());

const PERSON = 'business@handover.example';
const euros = (units: number) => moneyFromUnits(units, 'EUR');
const idOf = async (email: string) => {
  const { items } = await desk.api.findRenters({ query: { text: email } });
  return items[0]?.id ?? expect.fail(`nobody is ${email}`);
};
const read = async (email = PERSON) => desk.api.getRenter({ params: { id: await idOf(email) } });
const params = async (email = PERSON) => ({ id: await idOf(email) });

describe('a renter at the desk', () => {
  it('can be done to all that the command line does, and the reverse', () => {
    const pressed = Object.values(renterOperations)
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path.split('/').at(-1));
    expect(pressed.toSorted()).toEqual(Object.keys(accountCommands).toSorted());
  });

  it('is found by name, email and telephone, and by nothing else', async () => {
    const renter = await read('renter@handover.example');
    const found = async (text: string) => (await desk.api.findRenters({ query: { text } })).items;
    for (const text of ['sample rent', 'RENTER@HANDOVER']) {
      expect((await found(text)).map(({ id }) => id)).toContain(renter.id);
    }
    // Sample renters share a number.
    const phones = (await found(renter.phone ?? '')).map(({ phone }) => phone);
    expect(new Set(phones)).toEqual(new Set([renter.phone]));
    expect(await found('admin@handover')).toEqual([]);
  });

  it('is shown with bookings of the cities somebody sees, cards, documents and credit', async () => {
    const own = await read('renter@handover.example');
    expect(own.cards[0]).toMatchObject({ last4: expect.stringMatching(/^\d{4}$/) });
    expect(own.documents.state).toBe('verified');
    expect(own.credit.balances.map(({ currency }) => currency)).toContain('EUR');
    expect(new Set(own.bookingCities)).toEqual(new Set(['lisbon']));
    const all = await owner.api.getRenter({ params: { id: own.id } });
    expect(all.bookings.length).toBeGreaterThanOrEqual(own.bookings.length);
  });

  it('is logged out and kept out, and let in again, with the reason in the log', async () => {
    await app.signIn(PERSON);
    await desk.api.disableRenter({ params: await params(), body: { reason: 'stolen card' } });
    expect(await read()).toMatchObject({ isDisabled: true, sessions: 0 });
    await desk.api.enableRenter({ params: await params(), body: { reason: 'it was not' } });
    expect(await read()).toMatchObject({ isDisabled: false });
    const entries = await app.deps.database.kysely
      .selectFrom('audit_log')
      .select(['actor', 'action', 'reason'])
      .where('subject', '=', `account ${await idOf(PERSON)}`)
      .orderBy('number')
      .execute();
    expect(entries).toEqual([
      { actor: desk.id, action: 'account disable', reason: 'stolen card' },
      { actor: desk.id, action: 'account enable', reason: 'it was not' },
    ]);
  });

  it('is given credit up to a role’s limit, and only what is left is taken', {
    tags: ['embedded'],
  }, async () => {
    const adjust = async (units: number, by = desk) =>
      by.api.adjustCredit({
        params: await params(),
        body: { amount: euros(units), reason: 'a rainy day' },
      });
    await adjust(80);
    await expect(adjust(30)).rejects.toMatchObject({ code: 'refund_above_limit' });
    expect((await read()).creditLeft).toContainEqual({ currency: 'EUR', left: euros(20) });
    await adjust(30, owner);
    await expect(adjust(-111)).rejects.toMatchObject({ code: 'not_enough_credit' });
    await adjust(-110);
    const { credit, notes } = await read();
    expect(credit.balances).toEqual([euros(0)]);
    // What is given is told, what is taken is not.
    const mail = await openPostOffice(app).mailTo(PERSON);
    const told = mail.filter(({ subject }) => subject.includes('in credit from us'));
    expect(told).toHaveLength(2);
    expect(notes.map(({ text }) => text)).toEqual([
      '-€110.00: a rainy day',
      '+€30.00: a rainy day',
      '+€80.00: a rainy day',
    ]);
    expect((await reconcile(app.deps)).differences).toEqual([]);
  });

  it('is given no more by two presses at once than by one after the other', async () => {
    const press = (units: number) =>
      desk.api
        .adjustCredit({ params: { id }, body: { amount: euros(units), reason: 'a storm' } })
        .then(
          () => 'done',
          ({ code }) => code,
        );
    const { id, creditLeft } = await read('renter@handover.example');
    const { left } = creditLeft.find(({ currency }) => currency === 'EUR') ?? expect.fail();
    const most = Math.floor((left?.amount ?? 0) / 10_000);
    const codes = await Promise.all([press(most - 1), press(most - 2), press(most - 3)]);
    expect(codes.toSorted()).toEqual(['done', 'refund_above_limit', 'refund_above_limit']);
  });

  it('is written about for colleagues, from the command line too', async () => {
    await desk.api.noteRenter({ params: await params(), body: { text: 'Prefers a call' } });
    await runCommand(app.deps, ['account', 'note', PERSON, 'Speaks Dutch']);
    const [typed, pressed] = (await read()).notes;
    expect(typed).toMatchObject({ text: 'Speaks Dutch', by: null });
    expect(pressed).toMatchObject({ text: 'Prefers a call', by: expect.any(String) });
  });
});

describe('documents that wait for a person', () => {
  const calls = documentCalls(() => ({ app, cookie }));
  const waiting = async () =>
    (await desk.api.listIdentityChecks({ query: { city: 'lisbon' } })).items.filter(
      ({ renter }) => renter.email === RENTER,
    );
  const work = async () => {
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      `SELECT id FROM requests WHERE kind = 'identityDecision' AND status = 'pending'`,
    );
    const deps = { ...calls.work(), log: app.deps.log };
    const kinds = documentKinds(calls.work(), app.deps.config);
    for (const { id } of rows) await carryOutRequest(deps, kinds, id);
  };
  beforeEach(async () => {
    await forgetDocuments(app);
    await calls.submitted(await calls.started(), 'renamed');
    await calls.handleEvents();
  });

  it.each([
    ['approve', 'verified'],
    ['decline', 'none'],
  ] as const)('are decided with %s, by telling the provider', async (decision, state) => {
    const [check] = await waiting();
    expect(check).toMatchObject({ isBeingDecided: false, provider: { status: 'needs_review' } });
    const body = { decision, reason: 'the name is their married one' };
    await desk.api.decideIdentity({ params: await params(RENTER), body });
    expect((await waiting())[0]).toMatchObject({ isBeingDecided: true });
    await expect(
      desk.api.decideIdentity({ params: await params(RENTER), body }),
    ).rejects.toMatchObject({ code: 'check_decided' });
    await work();
    expect(await waiting()).toEqual([]);
    expect(await calls.documents()).toMatchObject({ state });
  });

  it('are decided by one of two who press at once', async () => {
    const { id } = await params(RENTER);
    const press = (decision: 'approve' | 'decline') =>
      desk.api
        .decideIdentity({ params: { id }, body: { decision, reason: 'both on the phone' } })
        .then(
          () => 'done',
          ({ code }) => code,
        );
    const codes = await Promise.all([press('approve'), press('decline'), press('approve')]);
    expect(codes.toSorted()).toEqual(['check_decided', 'check_decided', 'done']);
    await work();
  });

  it('are not decided twice, whoever was first', async () => {
    const body = { decision: 'approve', reason: 'looks right' } as const;
    await desk.api.decideIdentity({ params: await params(RENTER), body });
    const [open] = await app.deps.database.kysely
      .selectFrom('document_requests')
      .select('inquiry_id')
      .where('status', '=', 'processing')
      .execute();
    await app.deps.identity.checks.decideInquiry(open?.inquiry_id ?? '', 'decline');
    await work();
    expect(await calls.documents()).toMatchObject({ state: 'none' });
  });

  it('are found however many older ones wait elsewhere', async () => {
    const { pool } = app.deps.database;
    const more = await pool.query(
      `WITH people AS (
         INSERT INTO users (name, email, created_at, updated_at)
         SELECT 'Somebody', 'somebody-' || number || '@handover.example', '2020-01-01', '2020-01-01'
         FROM generate_series(1, 51) AS number RETURNING id
       ), asked AS (
         INSERT INTO document_requests (user_id, status, created_at, updated_at)
         SELECT id, 'processing', '2020-01-01', '2020-01-01' FROM people RETURNING id, user_id
       ), trips AS (
         SELECT id, row_number() OVER () AS number FROM bookings
         WHERE city_id = 'new-york' AND status IN ('booked', 'security-deposit-pending') LIMIT 51
       ), theirs AS (
         UPDATE bookings SET user_id = people.user_id
         FROM (SELECT user_id, row_number() OVER () AS number FROM asked) AS people
         JOIN trips USING (number) WHERE bookings.id = trips.id
       )
       INSERT INTO document_validations
         (document_request_id, action, status, provider_status, created_at, updated_at)
       SELECT id, 'approve', 'pending', 'needs_review', '2020-01-01', '2020-01-01' FROM asked`,
    );
    expect(more.rowCount).toBe(51);
    expect(await waiting()).toHaveLength(1);
    const { items } = await owner.api.listIdentityChecks({ query: { city: 'new-york' } });
    expect(items).toHaveLength(50);
  });
});
