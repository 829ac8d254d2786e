import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Credit } from '../../contract/profile.ts';
import { RequestRecord } from '../../contract/requests.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { away, providerTrouble } from '../testing/rentals/provider-trouble.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
let renter: Rental;
beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
});
afterAll(() => app.close());

const { workWith, paidAtProvider } = providerTrouble(() => renter);
const support = async (...words: string[]) =>
  (await runCommand(app.deps, ['booking', ...words])).lines;
const refusal = (...words: string[]) =>
  support(...words).then(
    () => 'done',
    (error: Error) => error.message,
  );
const units = ({ amount }: { readonly amount: number }) => amount / 10_000;
const creditOf = async () => {
  const { balances } = await renter.read('/api/me/credit', Credit);
  return units(balances.find(({ currency }) => currency === 'EUR') ?? { amount: 0 });
};

describe('support', () => {
  it('sees a booking by its reference, however it is typed', async () => {
    // Longer than the sample renter's credit reaches.
    const { reference, delivery } = await renter.book({
      startsAt: '2027-03-20T09:00:00Z',
      endsAt: '2027-04-03T09:00:00Z',
    });
    const lines = await support('show', reference.toLowerCase());
    expect(lines[0]).toMatch(new RegExp(`^${reference}  security-deposit-pending  `));
    expect(lines.join('\n')).toContain('renter@handover.example');
    expect(lines.join('\n')).toContain(`Saturday, Mar 20, 09:00am 2027, ${delivery.name}`);
    expect(lines.join('\n')).toMatch(/charge €[\d.,]+ succeeded, pi_/);
    expect(lines.join('\n')).toContain('booking-booked pending');
  });

  it('changes a booking as its renter would, in the time of the city [A-PRODUCT-011 R-ROLE-012]', {
    tags: ['embedded'],
  }, async () => {
    const { id, reference, total } = await renter.book();
    await support(
      'change',
      reference,
      '--ends',
      '2027-03-25T09:00',
      '--return',
      'Avenida da Liberdade 110',
    );
    const changed = await renter.booking(id);
    expect(changed.endsAt).toBe('2027-03-25T09:00:00.000Z');
    expect(changed.return.name).toContain('Avenida da Liberdade 110');
    expect(changed.days).toBe(5);
    expect(units(changed.charged)).toBeGreaterThan(units(total));
    expect((await support('show', reference)).join('\n')).toMatch(
      /support-change, by staff command line\n.*changed, by staff command line/,
    );
  });

  it('cancels by the rules, or gives everything back when we are to blame [R-ROLE-012]', async () => {
    const soon = { startsAt: '2027-03-06T20:00:00Z', endsAt: '2027-03-08T09:00:00Z' };
    const byRules = await renter.book(soon);
    await support('cancel', byRules.reference);
    const credited = await renter.booking(byRules.id);
    expect(credited).toMatchObject({ status: 'cancelled-by-user', credited: byRules.total });
    expect((await support('show', byRules.reference)).join('\n')).toContain(
      'cancelled-by-user: user-cancel, by staff command line',
    );
    const before = await creditOf();
    // Longer than that credit reaches: some of it is on the card.
    const ours = await renter.book({ ...soon, endsAt: '2027-03-20T09:00:00Z' });
    expect(await creditOf()).toBeLessThan(before);
    await support('cancel', ours.reference, '--full-refund', '--reason', 'our fault');
    const refunded = await renter.booking(ours.id);
    expect(refunded.status).toBe('cancelled');
    expect(units(refunded.charged)).toBeGreaterThan(0);
    expect(refunded.refunded).toEqual(refunded.charged);
    expect(await creditOf()).toBe(before);
    expect(await refusal('cancel', ours.reference)).toBe(
      'This booking cannot be cancelled any more.',
    );
    expect(await refusal('cancel', ours.reference, '--full-refund', '--reason', 'our fault')).toBe(
      'A booking that is cancelled stays so.',
    );
  });

  it.each([
    ['by the rules', 'cancel', [], 'cancelled-by-user'],
    ['in full', 'cancel', ['--full-refund', '--reason', 'our fault'], 'cancelled'],
    ['as a repair', 'repair', ['money-back', '--reason', 'damaged'], 'cancelled'],
  ] as const)(
    'cancels %s also while a change waits for the renter’s bank, and its money never comes',
    async (_, verb, options, status) => {
      const asking = await renter.card('4000002760003184');
      const { id, reference, total } = await renter.book({
        startsAt: '2027-03-28T09:00:00Z',
        endsAt: '2027-04-12T09:00:00Z',
      });
      await app.deps.database.kysely
        .updateTable('bookings')
        .set({ payment_method_id: asking })
        .where('id', '=', id)
        .execute();
      const change = await renter.done(
        `/api/bookings/${id}/modifications`,
        { endsAt: '2027-04-13T09:00:00Z' },
        RequestRecord,
      );
      const waiting = await renter.work(change.id);
      expect(waiting).toMatchObject({
        status: 'pending',
        awaiting: { kind: 'card_authentication' },
      });
      await support(verb, reference, ...options);
      const { openRequest } = await renter.booking(id);
      if (openRequest) await renter.work(openRequest.id); // a repair leaves the rest to the worker
      expect(await renter.work(change.id)).toMatchObject({
        status: 'failure',
        errorCode: 'booking_not_changeable',
      });
      const ended = await renter.booking(id);
      expect(ended).toMatchObject({ status, openRequest: null });
      expect(ended.refunded).toEqual(ended.charged);
      expect(units(ended.charged)).toBeLessThanOrEqual(units(total));
      const { rows } = await app.deps.database.pool.query(
        'SELECT 1 FROM occupancies WHERE booking_id = $1 OR change_request_id = $2',
        [id, change.id],
      );
      expect(rows).toEqual([]);
    },
  );

  it('gives a refund once that is typed again after the provider was away; a second has a key', async () => {
    const { id, reference } = await renter.book({
      startsAt: '2027-03-20T09:00:00Z',
      endsAt: '2027-04-03T09:00:00Z',
    });
    const words = ['refund', reference, '8', '--to', 'card', '--reason', 'a stain'];
    const cut = { ...app.deps, ...workWith({ refund: away }) };
    await expect(runCommand(cut, ['booking', ...words])).rejects.toThrow('away');
    const again = 'This refund was given already: nothing more was. Another one needs a --key.';
    expect(await refusal(...words)).toBe(again);
    const given = async () => units((await renter.booking(id)).refunded);
    expect(await given()).toBe(8);
    expect(await paidAtProvider(id)).toEqual(['charge', 'refund']);
    await support(...words, '--key', 'another stain');
    expect(await given()).toBe(16);
    expect(await refusal('refund', reference)).toContain('--key');
  });

  it('gives a part back to the card or as credit, and never more than was paid', async () => {
    const { id, reference, charged } = await renter.book();
    await support('refund', reference, '10.50', '--to', 'card', '--reason', 'the car was late');
    await support('refund', reference, '5', '--to', 'credit', '--reason', 'and not clean');
    const after = await renter.booking(id);
    expect([units(after.refunded), units(after.credited)]).toEqual([10.5, 5]);
    expect((await support('show', reference)).join('\n')).toContain(
      'support-refund: €10.50 to card: the car was late',
    );
    const tooMuch = String(Math.ceil(units(charged)));
    expect(
      await refusal('refund', reference, tooMuch, '--to', 'card', '--reason', 'all of it'),
    ).toMatch(/^At most €[\d.,]+ can go back to the card\.$/);
    expect(
      await refusal('refund', reference, '99999', '--to', 'credit', '--reason', 'all of it'),
    ).toMatch(/^At most €[\d.,]+ can go back as credit\.$/);
  });

  it.each(['card', 'credit'])(
    'gives a refund to the %s once for one press, and the renter is notified once',
    async (to) => {
      const { id, reference } = await renter.book({
        startsAt: '2027-03-20T09:00:00Z',
        endsAt: '2027-04-03T09:00:00Z',
      });
      const press = (key: string) =>
        support('refund', reference, '7.50', '--to', to, '--reason', 'a scratch', '--key', key);
      await press('first');
      await Promise.all([press('first'), press('first')]);
      const given = async () => {
        const { refunded, credited } = await renter.booking(id);
        return units(to === 'card' ? refunded : credited);
      };
      const mails = async () => {
        const { rows } = await app.deps.database.pool.query<{ amount: string }>(
          `SELECT data->>'amount' AS amount FROM outgoing_mail
         WHERE template = 'refund-given' AND event_key LIKE $1`,
          [`refund-given:${id}%`],
        );
        return rows.map(({ amount }) => amount);
      };
      expect(await given()).toBe(7.5);
      expect(await mails()).toEqual(['€7.50']);
      await press('second');
      expect(await given()).toBe(15);
      expect(await mails()).toHaveLength(2);
    },
  );

  it('opens a review of damage and lets the deposit go afterwards [D-018-006]', async () => {
    const { id, reference } = await renter.book();
    expect(await refusal('process', reference)).toMatch(/^Only a completed or reviewed booking/);
    await app.deps.clock.moveTo(Temporal.Instant.from('2027-03-24T10:00:00Z'));
    await renter.advance(id);
    await support('review', reference, '--reason', 'a scratch on the door');
    expect((await renter.booking(id)).status).toBe('review');
    await app.deps.clock.moveTo(Temporal.Instant.from('2027-04-02T10:00:00Z'));
    await renter.advance(id);
    expect((await renter.booking(id)).deposit?.state).toBe('held');
    await support('process', reference);
    expect(await renter.booking(id)).toMatchObject({
      status: 'processed',
      deposit: { state: 'released' },
    });
  });

  it('leaves books that agree', async () => {
    // The sample renters' trips have gone on meanwhile, and nobody worked for them.
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      'SELECT id FROM bookings WHERE next_step_at <= $1',
      [new Date(app.deps.clock.now().epochMilliseconds)],
    );
    for (const { id } of rows) await renter.advance(id);
    expect((await reconcile(app.deps)).differences).toEqual([]);
  });

  it.each([
    [['show', 'ZZZZZZZZ'], /^There is no booking ZZZZZZZZ\.$/],
    [['show'], /^Usage: /],
    [['burn', 'ZZZZZZZZ'], /^Usage: /],
    [['toString', 'ZZZZZZZZ'], /^Usage: /],
    [['show', 'ZZZZZZZZ', '--full-refund'], /^Usage: /],
    [['cancel', 'ZZZZZZZZ', '--everything'], /^Usage: /],
  ])('is refused %j in a sentence', async (words, message) => {
    expect(await refusal(...words)).toMatch(message);
  });

  it('is told what it typed wrong', async () => {
    const { reference } = await renter.book({
      startsAt: '2027-05-20T09:00:00Z',
      endsAt: '2027-05-24T09:00:00Z',
    });
    expect(await refusal('refund', reference, '0', '--to', 'card', '--reason', 'x')).toMatch(
      /^Usage/,
    );
    expect(await refusal('refund', reference, '5', '--to', 'cash', '--reason', 'x')).toMatch(
      /^Usage/,
    );
    expect(await refusal('change', reference, '--starts', 'tomorrow')).toMatch(
      /^"tomorrow" cannot/,
    );
    expect(await refusal('change', reference, '--delivery', 'xqzw xqzw')).toMatch(/is no address/);
    expect(await refusal('change', reference)).toBe('This is the booking as it stands.');
  });

  it('comes in through the operator’s door', async () => {
    const [known] = await app.deps.database.kysely
      .selectFrom('bookings')
      .select('reference')
      .limit(1)
      .execute();
    const answer = await app.request('/operator', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${app.deps.operatorToken}`,
        'Content-Type': 'application/json',
        Origin: testOrigin,
      },
      body: JSON.stringify(['booking', 'show', known?.reference]),
    });
    expect(await answer.json()).toMatchObject({ isWrong: false });
  });
});
