import { describe, expect, it } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { segmentsOf } from '../../domain/texts/segments.ts';
import { notifyLate } from '../handovers/notify-late.ts';
import { type TextMessage, TextsUnavailable } from '../providers/texts/port.ts';
import { withTexts } from '../testing/rentals/with-texts.ts';
import { sendText } from './send-text.ts';

const day = withTexts();
const { phone, choose, at, morning, emailsAbout } = day;

describe('a renter who chose texts', () => {
  it('is told that the car is on the way, at the door and sealed, each once', {
    tags: ['embedded'],
  }, async () => {
    const { own, bookingId, carId, driver } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    await own.send();
    const { name } = await day.rental.db
      .selectFrom('staff')
      .select('name')
      .where('id', '=', driver.id)
      .executeTakeFirstOrThrow();
    const { brand, model, plate } = await day.rental.db
      .selectFrom('cars')
      .select(['brand', 'model', 'plate'])
      .where('id', '=', carId)
      .executeTakeFirstOrThrow();
    const first = name.split(' ')[0];
    expect(await day.office.textsTo(day.mobile)).toEqual([
      `Handover: ${first} is on the way with your ${brand} ${model} (${plate}). Expect us 08:45am to 09:15am. Reply STOP to opt out.`,
    ]);
    await at('2027-03-20T08:55:00Z');
    await own.walk();
    await own.send();
    expect((await day.office.textsTo(day.mobile)).slice(1)).toEqual([]); // the walk was done by then
    await own.seal();
    await own.send();
    await own.upload();
    await own.send();
    const [, sealed = '', ...more] = await day.office.textsTo(day.mobile);
    const { code } = await day.rental.db
      .selectFrom('seals')
      .select('code')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(sealed).toBe(
      `Handover: your ${brand} ${model} is with you. Seal ${code}. Photos and readings: http://handover.test/booking/${bookingId}/handover`,
    );
    expect(more).toEqual([]);
    expect(await emailsAbout(bookingId)).toEqual(['handover-sealed']);
    expect(segmentsOf(sealed)).toBeLessThanOrEqual(2);
  });

  it('hears from the door as it happens, and nothing that is long over', async () => {
    const { own } = await morning();
    own.act({ kind: 'set-out' });
    await at('2027-03-20T08:58:00Z');
    await own.send(); // the phone had no network on the way
    expect(await day.office.textsTo(day.mobile)).toEqual([]);
    own.act({ kind: 'arrived' });
    await own.send();
    expect(await day.office.textsTo(day.mobile)).toEqual([
      expect.stringContaining('is at your door with your'),
    ]);
  });

  it('is told by a phone whose clock is an hour behind', async () => {
    const { own } = await morning();
    const behind = day.rental.app.deps.clock.now().subtract({ hours: 1 });
    own.events.length = 0;
    own.events.push({
      id: crypto.randomUUID(),
      number: 1,
      at: behind.toString(),
      act: { kind: 'set-out' },
    });
    await own.send(own.events, behind);
    expect(await day.office.textsTo(day.mobile)).toHaveLength(1);
  });
});

it('goes both ways where both were chosen, and by email alone where that was', async () => {
  for (const [way, texts, emails] of [
    ['both', 1, ['car-on-the-way']],
    ['email', 0, ['car-on-the-way']],
    ['text', 1, []],
  ] as const) {
    await choose(way);
    const { own, bookingId } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    expect(await day.office.textsTo(day.mobile)).toHaveLength(texts);
    expect(await emailsAbout(bookingId)).toEqual(emails);
  }
});

describe('a text that cannot be had', () => {
  const onTheWay = async () => {
    const { own, bookingId } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    return bookingId;
  };
  const textOf = (bookingId: string) =>
    day.rental.db
      .selectFrom('outgoing_texts')
      .select(['id', 'status', 'failure', 'attempts'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();

  it.each([
    ['5005550009', 'unreachable (21614)'],
    ['5005550004', 'stopped (21610)'],
    ['5005550030', 'unreachable (30003)'],
  ])('at %s goes by email instead, once: %s', async (number, failure) => {
    await choose('text', phone(number, 'US', '+1'));
    const bookingId = await onTheWay();
    await day.office.deliver();
    await day.office.deliver();
    expect(await textOf(bookingId)).toMatchObject({ status: 'failed', failure });
    expect(await emailsAbout(bookingId)).toEqual(['car-on-the-way']);
    const me = await day.rental.read('/api/me', Me);
    expect(me.hasStoppedTexts).toBe(failure.startsWith('stopped'));
  });

  it.each([
    ['5005550031', 'delivered', []],
    ['5005550030', 'failed', ['car-on-the-way']],
  ])(
    'at %s is sent once, though the answer was lost, and is %s',
    async (number, status, emails) => {
      await choose('text', phone(number, 'US', '+1'));
      const before = await day.office.textsTo(`+1${number}`);
      const bookingId = await onTheWay();
      const { id } = await textOf(bookingId);
      const { deps } = day.rental.app;
      const { provider } = deps.texts;
      if (!provider) throw new Error('the tests simulate texts');
      const loses = {
        ...provider,
        send: async (message: TextMessage) => {
          await provider.send(message);
          throw new TextsUnavailable('the answer was lost');
        },
      };
      const emailInstead = () => Promise.reject(new Error('nothing is given up yet'));
      const sending = { db: day.rental.db, clock: deps.clock, log: deps.log, texts: loses };
      await expect(sendText({ ...sending, emailInstead }, id)).rejects.toThrow(TextsUnavailable);
      await day.office.deliver();
      await day.office.deliver();
      expect(await textOf(bookingId)).toMatchObject({ status, attempts: 2 });
      expect(await day.office.textsTo(`+1${number}`)).toHaveLength(before.length + 1);
      expect(await emailsAbout(bookingId)).toEqual(emails);
    },
  );

  it('is tried again while the provider is away, then given up for an email', async () => {
    const bookingId = await onTheWay();
    const { id } = await textOf(bookingId);
    await day.office.giveUp(id);
    expect(await textOf(bookingId)).toMatchObject({ status: 'failed', failure: 'not reached' });
    expect(await emailsAbout(bookingId)).toEqual(['car-on-the-way']);
  });

  it('is not sent when it has waited too long, and neither is the email', async () => {
    const bookingId = await onTheWay();
    await at('2027-03-20T09:40:00Z');
    expect(await day.office.textsTo(day.mobile)).toEqual([]);
    expect(await textOf(bookingId)).toMatchObject({ status: 'failed', failure: 'too late' });
    expect(await emailsAbout(bookingId)).toEqual([]);
  });
});

describe('when we are late', () => {
  it('a renter is told once, when their window is over and nobody is at the door', async () => {
    const { own, bookingId } = await morning();
    const isTold = async () => {
      await notifyLate(day.rental.app.deps);
      await day.office.deliver();
      const about = day.rental.db.selectFrom('outgoing_texts').where('booking_id', '=', bookingId);
      return (await about.select('body').execute()).map(({ body }) => body);
    };
    const late = [expect.stringMatching(/running late .* We said by 09:15am\./)];
    await at('2027-03-20T09:14:00Z');
    expect(await isTold()).toEqual([]);
    await at('2027-03-20T09:15:00Z');
    expect(await isTold()).toEqual(late);
    await day.office.reply(day.mobile, 'STOP');
    expect(await isTold()).toEqual(late);
    expect(await emailsAbout(bookingId)).toEqual([]);
    own.act({ kind: 'arrived' });
    await own.send();
    expect(await emailsAbout(bookingId)).toEqual(['at-the-door']);
  });

  it('a driver says by when, and again when it is later still', async () => {
    const { own, bookingId } = await morning();
    await at('2027-03-20T09:10:00Z');
    for (const expectedAt of ['2027-03-20T09:30:00Z', '2027-03-20T09:50:00Z']) {
      own.act({ kind: 'running-late', expectedAt });
      await own.send();
    }
    await at('2027-03-20T09:16:00Z');
    await notifyLate(day.rental.app.deps);
    await day.office.deliver();
    const about = day.rental.db.selectFrom('outgoing_texts').where('booking_id', '=', bookingId);
    const told = await about.select('body').orderBy('body').execute();
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringContaining('will be late. Expect us by 09:30am instead of 09:15am.'),
      expect.stringContaining('will be late. Expect us by 09:50am instead of 09:15am.'),
    ]);
  });

  it('nobody is told who has met their driver', async () => {
    const { own, bookingId } = await morning();
    own.act({ kind: 'arrived' });
    await own.send();
    await day.office.deliver();
    await at('2027-03-20T09:20:00Z');
    await notifyLate(day.rental.app.deps);
    await day.office.deliver();
    const about = day.rental.db.selectFrom('outgoing_texts').where('booking_id', '=', bookingId);
    expect(await about.select('body').execute()).toEqual([
      { body: expect.stringContaining('at your door') },
    ]);
  });
});
