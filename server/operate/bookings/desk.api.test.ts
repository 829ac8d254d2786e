import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardOperations } from '../../../contract/operate/board-operations.ts';
import { bookingOperations } from '../../../contract/operate/booking-operations.ts';
import { claimOperations } from '../../../contract/operate/claim-operations.ts';
import { evidenceOperations } from '../../../contract/operate/evidence-operations.ts';
import { jobOperations } from '../../../contract/operate/job-operations.ts';
import { phoneBookingOperations } from '../../../contract/operate/phone-booking-operations.ts';
import { repairOperations } from '../../../contract/operate/repair-operations.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import { bookingCommands } from '../../operator/booking-command.ts';
import { phoneCommands } from '../../operator/phone-command.ts';
import { runCommand } from '../../operator/run-command.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let renter: Rental;
let desk: StaffMember;
let owner: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
  desk = await app.operate('desk@handover.example');
  owner = await app.operate('owner@handover.example');
});
afterAll(() => app.close());

/** Longer than the sample renter's credit reaches. */
const long = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-03T09:00:00Z' } as const;
const euros = (units: number) => moneyFromUnits(units, 'EUR');
const units = ({ amount }: { readonly amount: number }) => amount / 10_000;
const read = (id: string, by = desk) => by.api.getDeskBooking({ params: { id } });
const auditOf = async (reference: string) =>
  app.deps.database.kysely
    .selectFrom('audit_log')
    .select(['actor', 'action', 'after', 'reason'])
    .where('subject', '=', `booking ${reference}`)
    .orderBy('number')
    .execute();

/** What other rooms do to a booking, as the command calls it; a move in time is a change. */
const verbElsewhere = {
  assignJob: 'job',
  decideAttempt: 'handover',
  moveBooking: 'change',
  offerCars: 'offer',
  repairBooking: 'repair',
};
const verbOnPhone = {
  createPhoneBooking: 'send',
  resendPhoneBooking: 'resend',
  takeBackPhoneBooking: 'take-back',
};
const writesOf = (operations: Readonly<Record<string, { readonly method: string }>>) =>
  Object.entries(operations)
    .filter(([, operation]) => operation.method !== 'GET' && !('previews' in operation))
    .map(([name]) => name)
    .toSorted();

describe('the desk', () => {
  it('has every verb that the command line has, and the reverse', () => {
    const reads = ['show', 'evidence'];
    const typed = Object.keys(bookingCommands).filter((name) => !reads.includes(name));
    const pressed = Object.values({ ...bookingOperations, ...claimOperations })
      .filter(({ path }) => path.startsWith('/api/operate/bookings/'))
      .filter((operation) => operation.method === 'POST' && !('previews' in operation))
      .map(({ path }) => path.split('/').at(-1));
    const elsewhere = writesOf({
      ...repairOperations,
      ...jobOperations,
      ...boardOperations,
      ...evidenceOperations,
    });
    expect(elsewhere).toEqual(Object.keys(verbElsewhere).toSorted());
    const all = new Set([...pressed, ...Object.values(verbElsewhere)]);
    expect([...all].toSorted()).toEqual(typed.toSorted());
    expect(writesOf(phoneBookingOperations)).toEqual(Object.keys(verbOnPhone).toSorted());
    const onPhone = Object.keys(phoneCommands).filter((name) => name !== 'list');
    expect(Object.values(verbOnPhone).toSorted()).toEqual(onPhone.toSorted());
  });

  it('leaves the same entry and the same history as the command line, by another actor', async () => {
    const [pressed, typed] = [await renter.book(long), await renter.book(long)];
    const reason = 'the car was late';
    await desk.api.refundForRenter({
      params: { id: pressed.id },
      body: { amount: euros(20), to: 'card', reason },
    });
    const words = ['refund', typed.reference, '20.00', '--to', 'card', '--reason', reason];
    await runCommand(app.deps, ['booking', ...words]);
    const [byDesk] = await auditOf(pressed.reference);
    const [byCommand] = await auditOf(typed.reference);
    expect({ ...byDesk, actor: '', after: '' }).toEqual({ ...byCommand, actor: '', after: '' });
    const asked = (entry: typeof byDesk) => JSON.parse(entry?.after ?? '{}').asked;
    expect(asked(byDesk)).toEqual(asked(byCommand));
    expect([byDesk?.actor, byCommand?.actor]).toEqual([desk.id, 'command line']);
    const stepOf = async (id: string) => (await read(id)).history.at(-1);
    const [one, other] = [await stepOf(pressed.id), await stepOf(typed.id)];
    expect(one).toMatchObject({ kind: 'support-refund', detail: `€20.00 to card: ${reason}` });
    expect({ ...other, at: '', by: null }).toEqual({ ...one, at: '', by: null });
    expect(one?.by).toEqual({ kind: 'staff', name: expect.any(String) });
    expect(other?.by).toEqual({ kind: 'staff', name: null });
  });

  it('shows a booking whole: people, money to the cent, emails as sent, history with actors', {
    tags: ['embedded'],
  }, async () => {
    const { id, reference, total } = await renter.book(long);
    const shown = await read(id);
    expect(shown.booking).toMatchObject({ reference, status: 'security-deposit-pending' });
    expect(shown.renter).toMatchObject({ email: 'renter@handover.example', isDisabled: false });
    const charge = shown.ledger.find(({ kind }) => kind === 'charge');
    expect(charge?.providerRef).toMatch(/^pi_/);
    expect(shown.ledger.at(-1)?.paid).toEqual(shown.paid);
    expect(units(shown.paid)).toBeGreaterThanOrEqual(units(total));
    expect(shown.emails[0]?.subject).toMatch(/^Booked: /);
    expect(shown.emails[0]?.text).toContain(reference);
    expect(shown.history[0]).toMatchObject({ kind: 'requested', by: { kind: 'renter' } });
  });

  it.each([
    ['reference', async () => (await renter.book(long)).reference.slice(0, 6).toLowerCase()],
    ['email', async () => 'renter@handover'],
    ['name', async () => 'SAMPLE RENT'],
  ])('finds a booking by its %s', async (_, text) => {
    const found = await desk.api.listDeskBookings({
      query: { city: 'lisbon', text: await text() },
    });
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.total).toBe(found.groups.reduce((sum, { count }) => sum + count, 0));
  });

  it('finds a booking by plate and telephone, and nothing by a pattern’s own signs', async () => {
    const { id } = await renter.book(long);
    const { car, renter: person } = await read(id);
    const ids = async (text: string) =>
      (await desk.api.listDeskBookings({ query: { city: 'lisbon', text, size: '100' } })).items.map(
        (line) => line.id,
      );
    expect(await ids(car.plate ?? '')).toContain(id);
    expect(await ids(person.phone ?? '')).toContain(id);
    expect(await ids('%%%')).toEqual([]);
  });

  it('lists a group in the order in which it matters, page by page', async () => {
    const pageOf = (page: number) =>
      desk.api.listDeskBookings({
        query: { city: 'lisbon', group: 'upcoming', size: '3', page: String(page) },
      });
    const [first, second] = [await pageOf(1), await pageOf(2)];
    const starts = [...first.items, ...second.items].map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(starts.length);
  });

  it('gives back no more than a role may, over the whole booking, and says so before', async () => {
    const { id } = await renter.book(long);
    const refund = (amount: number, by = desk) =>
      by.api.refundForRenter({
        params: { id },
        body: { amount: euros(amount), to: 'card', reason: 'the car was late' },
      });
    const preview = (amount: number, by = desk) =>
      by.api.previewRefund({ params: { id }, body: { amount: euros(amount), to: 'card' } });
    const before = await preview(60);
    expect(before).toMatchObject({ refusal: null, left: euros(100), card: { last4: '4242' } });
    await refund(60);
    expect((await read(id)).paid).toEqual(before.paidAfter);
    expect(await preview(60)).toMatchObject({ refusal: 'refund_above_limit', left: euros(40) });
    await expect(refund(60)).rejects.toMatchObject({ code: 'refund_above_limit' });
    expect(await preview(60, owner)).toMatchObject({ refusal: null, left: null });
    await refund(60, owner);
    await expect(refund(90_000, owner)).rejects.toMatchObject({ code: 'more_than_paid' });
    expect(await preview(90_000, owner)).toMatchObject({ refusal: 'more_than_paid' });
  });

  it('cancels for what was previewed, to the cent, and never for another sum', async () => {
    const { id } = await renter.book(long);
    const params = { id };
    const { toCard, toCredit, kept, told } = await desk.api.previewCancel({
      params,
      body: { how: 'by-rules' },
    });
    expect(units(kept)).toBe(0);
    const back = { ...toCard, amount: toCard.amount + toCredit.amount };
    await expect(
      desk.api.cancelForRenter({ params, body: { how: 'by-rules', agreedBack: euros(1) } }),
    ).rejects.toMatchObject({ code: 'price_changed' });
    await desk.api.cancelForRenter({ params, body: { how: 'by-rules', agreedBack: back } });
    const { booking, emails, paid } = await read(id);
    expect(booking.status).toBe('cancelled-by-user');
    expect(units(paid)).toBe(0);
    expect(emails[0]?.text).toContain(told);
  });

  it('gives everything back only with a reason and the right to set rules aside', async () => {
    const soon = { startsAt: '2027-03-06T20:00:00Z', endsAt: '2027-03-08T09:00:00Z' };
    const { id, reference } = await renter.book(soon);
    const params = { id };
    const dispatcher = await app.operate('dispatcher@handover.example');
    const body = { how: 'in-full', reason: 'our car broke down' } as const;
    await expect(dispatcher.api.cancelForRenter({ params, body })).rejects.toMatchObject({
      code: 'not_permitted',
    });
    await desk.api.cancelForRenter({ params, body });
    expect((await read(id)).booking.status).toBe('cancelled');
    expect(await auditOf(reference)).toMatchObject([
      { actor: desk.id, action: 'booking cancel', reason: 'our car broke down' },
    ]);
  });

  it('changes by the rules, and past them with a reason, without the late fee', async () => {
    const now = app.deps.clock.now();
    const startsAt = now
      .round({ smallestUnit: 'hour', roundingMode: 'ceil' })
      .add({ minutes: 150 });
    const { id } = await renter.book({
      startsAt: startsAt.toString(),
      endsAt: startsAt.add({ hours: 48 }).toString(),
    });
    const params = { id };
    const change = { endsAt: startsAt.add({ hours: 49 }).toString() };
    const override = 'the flight was moved';
    const preview = (body: object) =>
      desk.api.previewChange({ params, body: { ...change, ...body } });
    await app.deps.clock.moveTo(startsAt.subtract({ minutes: 130 }));
    expect(units((await preview({})).fee)).toBe(25);
    await app.deps.clock.moveTo(startsAt.subtract({ minutes: 90 }));
    await expect(preview({})).rejects.toMatchObject({ code: 'too_late_to_change' });
    const priced = await preview({ override });
    expect(units(priced.fee)).toBe(0);
    const body = { ...change, override, agreedTotal: priced.total };
    await desk.api.changeForRenter({ params, body });
    expect((await read(id)).booking.openRequest).toMatchObject({ kind: 'modification' });
  });

  it('writes to a renter exactly what it previewed, and notes for colleagues alone', async () => {
    const { id } = await renter.book(long);
    const params = { id };
    const body = { kind: 'running-late', minutes: 20 } as const;
    const preview = await desk.api.previewMessage({ params, body });
    expect(preview.text).toContain('around 09:20am');
    await desk.api.messageRenter({ params, body });
    await desk.api.noteBooking({ params, body: { text: 'Speaks Portuguese' } });
    const { emails, notes, booking } = await read(id);
    expect(emails[0]).toMatchObject({ subject: preview.subject, text: preview.text });
    expect(notes).toMatchObject([{ text: 'Speaks Portuguese', by: expect.any(String) }]);
    expect(JSON.stringify(booking)).not.toContain('Portuguese');
  });

  it('does nothing to a booking of a city where somebody does not work', async () => {
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      `SELECT id FROM bookings WHERE city_id = 'new-york' LIMIT 1`,
    );
    const params = { id: rows[0]?.id ?? '' };
    await expect(desk.api.getDeskBooking({ params })).rejects.toMatchObject({
      code: 'not_permitted',
    });
    await expect(
      desk.api.cancelForRenter({ params, body: { how: 'by-rules' } }),
    ).rejects.toMatchObject({ code: 'not_permitted' });
  });

  it('leaves books that agree', async () => {
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      'SELECT id FROM bookings WHERE next_step_at <= $1',
      [new Date(app.deps.clock.now().epochMilliseconds)],
    );
    for (const { id } of rows) await renter.advance(id);
    const open = await app.deps.database.pool.query<{ id: string }>(
      `SELECT id FROM requests WHERE status = 'pending'`,
    );
    for (const { id } of open.rows) await renter.work(id);
    expect((await reconcile(app.deps)).differences).toEqual([]);
  });
});
