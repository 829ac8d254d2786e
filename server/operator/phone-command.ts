import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Email } from '../../contract/accounts.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { requireCity } from '../catalogue/require-city.ts';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { createPhoneBooking } from '../operate/phone-bookings/create-phone-booking.ts';
import { listLinks } from '../operate/phone-bookings/list-links.ts';
import { requireLink } from '../operate/phone-bookings/open-link.ts';
import { pricePhoneBooking } from '../operate/phone-bookings/price-phone-booking.ts';
import { resendLink } from '../operate/phone-bookings/send-link.ts';
import { takeBackLink } from '../operate/phone-bookings/take-back-link.ts';
import { requireRenter } from '../operate/renters/require-renter.ts';
import { searchedCityOf } from '../places/searched-city.ts';
import { findAddress, readTime } from './booking-change.ts';
import { carByPlate, inOne } from './booking-verbs.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';

export const phoneUsage = [
  'phone -- list CITY',
  'send CITY EMAIL --car PLATE --starts 2027-03-20T09:00 --ends … --delivery "address" [--return "address"] [--name "somebody new"]',
  'resend|take-back LINK',
].join(' | ');

const options = {
  car: { type: 'string' },
  starts: { type: 'string' },
  ends: { type: 'string' },
  delivery: { type: 'string' },
  return: { type: 'string' },
  name: { type: 'string' },
} as const;

type Options = ReturnType<typeof readWords>['values'];
type Verb = (
  work: OperatorWork,
  words: readonly string[],
  options: Options,
) => Promise<readonly string[]>;

/** The desk's verbs for a renter on the phone, typed instead of pressed. */
export const phoneCommands: Readonly<Record<string, Verb>> = {
  async list({ database, clock }, [city = '']) {
    const { items } = await listLinks(database.kysely, city, clock.now());
    const lines = items.map(
      ({ id, state, renter, car, total, heldUntil }) =>
        `${id} ${state} ${renter.email} ${car.name} ${formatMoney(total)} until ${heldUntil}`,
    );
    return lines.length > 0 ? lines : ['No links in the last days.'];
  },
  send,
  async resend(work, [id]) {
    await inOne(work, async (tx) => {
      await resendLink(tx, work, await requireLink(tx, idIn(id)), COMMAND_LINE);
    });
    return ['The link is sent once more.'];
  },
  async 'take-back'(work, [id]) {
    await inOne(work, async (tx) => {
      await takeBackLink(tx, work, await requireLink(tx, idIn(id)), COMMAND_LINE);
    });
    return ['The link is taken back, and the car is free.'];
  },
};

export async function phoneCommand(work: OperatorWork, words: readonly string[]): Promise<Report> {
  const { values, positionals } = readWords(words);
  const [name = '', ...rest] = positionals;
  const verb = Object.hasOwn(phoneCommands, name) ? phoneCommands[name] : undefined;
  if (!verb) throw usage(phoneUsage);
  return said(...(await verb(work, rest, values)));
}

/** At the price it has now: whoever types it has nobody to agree another one with. */
async function send(work: OperatorWork, [cityId = '', who]: readonly string[], given: Options) {
  const email = Email.safeParse(who);
  const { car: plate, starts, ends, delivery, name } = given;
  if (!email.success || !plate || !starts || !ends || !delivery) throw usage(phoneUsage);
  const db = work.database.kysely;
  const city = await requireCity(db, cityId);
  const car = await carByPlate(db, cityId, plate);
  const renter = name
    ? { name, email: email.data }
    : { id: (await requireRenter(db, email.data)).id };
  const wanted = {
    carId: car.id,
    startsAt: readTime(starts, city.time_zone),
    endsAt: readTime(ends, city.time_zone),
  };
  const searched = searchedCityOf(city);
  const from = await findAddress(work, searched, delivery);
  const to = given.return ? await findAddress(work, searched, given.return) : from;
  const id = await inOne(work, async (tx) => {
    const renterId = 'id' in renter ? renter.id : null;
    const { price } = await pricePhoneBooking(tx, work, { ...wanted, renterId });
    const request = { ...wanted, renter, delivery: from, return: to, agreedTotal: price.total };
    return createPhoneBooking(tx, work, request, COMMAND_LINE);
  });
  return [`${id} is sent to ${email.data}.`];
}

function idIn(word: string | undefined): string {
  const id = z.uuid().safeParse(word);
  if (!id.success) throw usage(phoneUsage);
  return id.data;
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw usage(phoneUsage);
  }
}
