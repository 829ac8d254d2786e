import { Writable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { PersonalData } from '../../contract/profile.ts';
import type { DayWay } from '../../domain/texts/day-way.ts';
import { segmentsOf } from '../../domain/texts/segments.ts';
import { notifyLate } from '../handovers/notify-late.ts';
import { createLog } from '../log.ts';
import { forgetPerson } from '../profile/forget-person.ts';
import { listCarriedTexts } from '../providers/texts/simulator/texts-table.ts';
import type { Phone } from '../testing/handover-phone.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';
import { testNow } from '../testing/test-database.ts';
import { openTextOffice } from '../testing/text-office.ts';

let rental: Rental;
let office: ReturnType<typeof openTextOffice>;
withRental((opened) => {
  rental = opened;
});
beforeAll(async () => {
  office = openTextOffice(rental.app);
  await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
});

const phone = (number: string, country = 'PT', code = '+351') => ({
  phone_country: country,
  phone_code: code,
  phone_number: number,
});
let last = 912_000_000;
let mobile = '';

/** Every test has a phone of its own: what was said from one stays said. */
const choose = async (way: DayWay, number = phone(String(++last))) => {
  mobile = `${number.phone_code}${number.phone_number}`;
  await rental.db
    .updateTable('users')
    .set({ day_way: way, ...number })
    .where('id', '=', rental.userId)
    .execute();
};
beforeEach(() => choose('text'));

const at = (time: string) => rental.app.deps.clock.moveTo(Temporal.Instant.from(time));

/** A delivery at 9:00 in Lisbon, half an hour before it. */
const morning = async () => {
  await rental.app.deps.clock.moveTo(testNow);
  const trip = await sealedTrip(rental);
  await at('2027-03-18T09:00:00Z');
  await rental.advance(trip.bookingId);
  await at('2027-03-20T08:35:00Z');
  await trip.give('deliver');
  const own = trip.phone('deliver');
  own.act({ kind: 'began', carId: trip.carId, knownMarks: [] });
  return { ...trip, own };
};

const emailsAbout = async (bookingId: string) => {
  const rows = await rental.db
    .selectFrom('outgoing_mail')
    .select('template')
    .where('event_key', 'like', `%:${bookingId}:%`)
    .where('template', 'in', ['car-on-the-way', 'at-the-door', 'running-late', 'handover-sealed'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
};

describe('a renter who chose texts', () => {
  it('is told that the car is on the way, at the door and sealed, each once', async () => {
    const { own, bookingId, carId, driver } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    await own.send();
    const { name } = await rental.db
      .selectFrom('staff')
      .select('name')
      .where('id', '=', driver.id)
      .executeTakeFirstOrThrow();
    const { brand, model, plate } = await rental.db
      .selectFrom('cars')
      .select(['brand', 'model', 'plate'])
      .where('id', '=', carId)
      .executeTakeFirstOrThrow();
    const first = name.split(' ')[0];
    expect(await office.textsTo(mobile)).toEqual([
      `Handover: ${first} is on the way with your ${brand} ${model} (${plate}). Expect us 08:45am to 09:15am. Reply STOP to opt out.`,
    ]);
    await at('2027-03-20T08:55:00Z');
    await own.walk();
    await own.send();
    expect((await office.textsTo(mobile)).slice(1)).toEqual([]); // the walk was done by then
    await own.seal();
    await own.send();
    await own.upload();
    await own.send();
    const [, sealed = '', ...more] = await office.textsTo(mobile);
    const { code } = await rental.db
      .selectFrom('seals')
      .select('code')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(sealed).toBe(
      `Handover: your ${brand} ${model} is with you. Seal ${code}. Photos and readings: http://handover.test/booking/${bookingId}/handover`,
    );
    expect(more).toEqual([]);
    expect(await emailsAbout(bookingId)).toEqual(['handover-sealed']);
    for (const text of [sealed]) expect(segmentsOf(text)).toBeLessThanOrEqual(2);
  });

  it('hears from the door as it happens, and nothing that is long over', async () => {
    const { own } = await morning();
    own.act({ kind: 'set-out' });
    await at('2027-03-20T08:58:00Z');
    await own.send(); // the phone had no network on the way
    expect(await office.textsTo(mobile)).toEqual([]);
    own.act({ kind: 'arrived' });
    await own.send();
    expect(await office.textsTo(mobile)).toEqual([
      expect.stringContaining('is at your door with your'),
    ]);
  });

  it('is told by a phone whose clock is an hour behind', async () => {
    const { own } = await morning();
    const behind = rental.app.deps.clock.now().subtract({ hours: 1 });
    own.events.length = 0;
    own.events.push({
      id: crypto.randomUUID(),
      number: 1,
      at: behind.toString(),
      act: { kind: 'set-out' },
    });
    await own.send(own.events, behind);
    expect(await office.textsTo(mobile)).toHaveLength(1);
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
    expect(await office.textsTo(mobile)).toHaveLength(texts);
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
    rental.db
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
    await office.deliver();
    await office.deliver();
    expect(await textOf(bookingId)).toMatchObject({ status: 'failed', failure });
    expect(await emailsAbout(bookingId)).toEqual(['car-on-the-way']);
    const me = await rental.read('/api/me', Me);
    expect(me.hasStoppedTexts).toBe(failure.startsWith('stopped'));
  });

  it('is tried again while the provider is away, then given up for an email', async () => {
    const bookingId = await onTheWay();
    const { id } = await textOf(bookingId);
    await office.giveUp(id);
    expect(await textOf(bookingId)).toMatchObject({ status: 'failed', failure: 'not reached' });
    expect(await emailsAbout(bookingId)).toEqual(['car-on-the-way']);
  });

  it('is not sent when it has waited too long, and neither is the email', async () => {
    const bookingId = await onTheWay();
    await at('2027-03-20T09:40:00Z');
    expect(await office.textsTo(mobile)).toEqual([]);
    expect(await textOf(bookingId)).toMatchObject({ status: 'failed', failure: 'too late' });
    expect(await emailsAbout(bookingId)).toEqual([]);
  });
});

describe('a reply', () => {
  const moment = async (kind: 'set-out' | 'arrived', own: Phone) => {
    own.act({ kind });
    await own.send();
    await office.deliver();
  };

  it('STOP is obeyed: the next moment goes by email; START lets texts come again', async () => {
    const { own, bookingId } = await morning();
    await moment('set-out', own);
    await office.reply(mobile, 'Stop');
    expect((await rental.read('/api/me', Me)).hasStoppedTexts).toBe(true);
    await moment('arrived', own);
    expect(await office.textsTo(mobile)).toHaveLength(1);
    expect(await emailsAbout(bookingId)).toEqual(['at-the-door']);

    await office.reply(mobile, 'start');
    expect((await rental.read('/api/me', Me)).hasStoppedTexts).toBe(false);
    const next = await morning();
    await moment('set-out', next.own);
    expect(await office.textsTo(mobile)).toHaveLength(2);
  });

  it('that is told again changes nothing, even when another word came since', async () => {
    const { own } = await morning();
    await moment('set-out', own);
    await office.reply(mobile, 'STOP');
    await office.reply(mobile, 'START');
    await rental.db
      .updateTable('webhook_events')
      .set({ handled_at: null })
      .where('provider', '=', 'twilio')
      .execute();
    await office.deliver();
    expect((await rental.read('/api/me', Me)).hasStoppedTexts).toBe(false);
  });

  it('HELP is answered with one sentence, once', async () => {
    const { own } = await morning();
    await moment('set-out', own);
    await office.reply(mobile, 'help');
    await office.deliver();
    const [, ...answers] = await office.textsTo(mobile);
    expect(answers).toEqual([
      'Handover texts you on the day of a handover. Questions? Call +1 212 555 0100. Reply STOP to opt out.',
    ]);
  });

  it('from a number that we never wrote to is taken and comes to nothing', async () => {
    await office.reply('+351999999999', 'STOP');
    await office.reply('+351999999999', 'HELP');
    expect(await office.textsTo('+351999999999')).toEqual([]);
    const consent = rental.db.selectFrom('text_consents').where('number', '=', '+351999999999');
    expect(await consent.selectAll().execute()).toEqual([]);
  });

  it('without a signature, or with another, is refused', async () => {
    const body = new URLSearchParams({ MessageSid: 'SM1', From: mobile, Body: 'STOP' });
    for (const headers of [{}, { 'X-Twilio-Signature': 'guessed' }]) {
      const init = { method: 'POST', body, headers };
      expect((await rental.app.request('/api/webhooks/twilio', init)).status).toBe(403);
    }
  });
});

describe('when we are late', () => {
  it('a renter is told once, when their window is over and nobody is at the door', async () => {
    const { own, bookingId } = await morning();
    const isTold = async () => {
      await notifyLate(rental.app.deps);
      await office.deliver();
      const about = rental.db.selectFrom('outgoing_texts').where('booking_id', '=', bookingId);
      return (await about.select('body').execute()).map(({ body }) => body);
    };
    const late = [expect.stringMatching(/running late .* We said by 09:15am\./)];
    await at('2027-03-20T09:14:00Z');
    expect(await isTold()).toEqual([]);
    await at('2027-03-20T09:15:00Z');
    expect(await isTold()).toEqual(late);
    await office.reply(mobile, 'STOP');
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
    await notifyLate(rental.app.deps);
    await office.deliver();
    const about = rental.db.selectFrom('outgoing_texts').where('booking_id', '=', bookingId);
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
    await office.deliver();
    await at('2027-03-20T09:20:00Z');
    await notifyLate(rental.app.deps);
    await office.deliver();
    const about = rental.db.selectFrom('outgoing_texts').where('booking_id', '=', bookingId);
    expect(await about.select('body').execute()).toEqual([
      { body: expect.stringContaining('at your door') },
    ]);
  });
});

describe('the choice', () => {
  const change = (body: object) => rental.send('PATCH', '/api/me', body);

  it('is the renter’s own, and a text needs a number', async () => {
    expect(await (await change({ dayWay: 'both' })).json()).toMatchObject({ dayWay: 'both' });
    const none = { phone_country: null, phone_code: null, phone_number: null };
    await rental.db.updateTable('users').set(none).where('id', '=', rental.userId).execute();
    const refused = await change({ dayWay: 'text' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'phone_missing' } });
    const whole = { dayWay: 'text', phone: { country: 'PT', number: '912345678' } };
    expect(await (await change(whole)).json()).toMatchObject({ dayWay: 'text' });
    expect((await change({ dayWay: 'pigeon' })).status).toBe(422);
  });
});

describe('what is personal', () => {
  const texted = async () => {
    const { own } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    await office.textsTo(mobile);
    await office.reply(mobile, 'STOP');
  };

  it('goes along with the renter’s data', async () => {
    await texted();
    const data = PersonalData.parse(await (await rental.send('GET', '/api/me/export')).json());
    expect(data.texts.filter(({ recipient }) => recipient === mobile)).toMatchObject([
      { body: expect.stringContaining('is on the way'), status: 'delivered' },
    ]);
  });

  it('is gone with the account: texts, stops and what the simulated phone shows', async () => {
    await texted();
    const { database, clock } = rental.app.deps;
    const kept = database.kysely.transaction().execute(async (tx) => {
      await forgetPerson(tx, rental.userId, clock.now());
      const texts = tx.selectFrom('outgoing_texts').select('id').where('recipient', '=', mobile);
      const stops = tx.selectFrom('text_consents').selectAll().where('number', '=', mobile);
      const shown = (await listCarriedTexts(tx)).filter(({ recipient }) => recipient === mobile);
      expect([await texts.execute(), await stops.execute(), shown]).toEqual([[], [], []]);
      throw new Error('the account is needed yet');
    });
    await expect(kept).rejects.toThrow('the account is needed yet');
  });

  it('is in no log, whatever fails', async () => {
    const lines: string[] = [];
    const log = createLog(
      'debug',
      new Writable({
        write(line, _encoding, done) {
          lines.push(String(line));
          done();
        },
      }),
    );
    const loud = openTextOffice({ deps: { ...rental.app.deps, log } });
    await choose('text', phone('5005550009', 'US', '+1'));
    const { own } = await morning();
    own.act({ kind: 'set-out' });
    await own.send();
    await loud.deliver();
    expect(lines.join('')).toContain('21614');
    expect(lines.join('')).not.toMatch(/5005550009|on the way/);
  });
});
