import { beforeAll, expect, it } from 'vitest';
import { ModificationPrice } from '../../contract/bookings.ts';
import { Company } from '../../contract/profile.ts';
import { RequestRecord } from '../../contract/requests.ts';
import { runCommand } from '../operator/run-command.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
let business: Rental;
beforeAll(async () => {
  business = await openRental(rental.app, 'business@handover.example');
});

const stands = async () => {
  const { vat, balances } = await business.read('/api/me/company', Company);
  const eur = balances.find(({ open }) => open.currency === 'EUR');
  if (!eur) throw new Error('no balance in euros');
  return { vat, open: eur.open.amount, limit: eur.limit.amount };
};
const support = (...words: string[]) => runCommand(business.app.deps, ['company', ...words]);
const units = (amount: number) => (amount / 10_000).toFixed(2);
const quoted = async () =>
  business.quote(await business.freeCar(), undefined, { checkout: { profile: 'business' } });
const body = (quoteId: string) => ({
  quoteId,
  delivery: { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' },
  return: { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' },
  payment: { profile: 'business' },
});

const april = {
  trip: { startsAt: '2027-04-10T09:00:00Z', endsAt: '2027-04-12T09:00:00Z' },
  longer: { endsAt: '2027-04-13T09:00:00Z' },
};
const may = {
  trip: { startsAt: '2027-05-10T09:00:00Z', endsAt: '2027-05-12T09:00:00Z' },
  longer: { endsAt: '2027-05-13T09:00:00Z' },
};
const booked = async ({ trip }: typeof april) => {
  const car = await business.freeCar('lisbon', trip);
  const { id } = await business.quote(car, trip, { checkout: { profile: 'business' } });
  const request = await business.done('/api/bookings', body(id), RequestRecord);
  await business.work(request.id);
  return business.booking(request.bookingId ?? '');
};

it('a booking billed to a company is owed by it until it is paid or cancelled', {
  tags: ['embedded'],
}, async () => {
  const before = await stands();
  const quote = await quoted();
  const request = await business.done('/api/bookings', body(quote.id), RequestRecord);
  expect((await stands()).open).toBe(before.open + quote.total.amount);
  await business.work(request.id);
  expect((await stands()).open).toBe(before.open + quote.total.amount);
  const paid = ['paid', before.vat, units(quote.total.amount), 'EUR', 'transfer 17'];
  await support(...paid);
  await support(...paid);
  expect((await stands()).open).toBe(before.open);
  const path = `/api/bookings/${request.bookingId}/actions`;
  await business.work((await business.done(path, { action: 'user-cancel' }, RequestRecord)).id);
  expect((await stands()).open).toBe(before.open - quote.total.amount);
});

it('no booking and no longer trip goes beyond the limit, also of two at once', async () => {
  const { vat, open } = await stands();
  const [first, second] = [await quoted(), await quoted()];
  const most = open + first.total.amount;
  await support('limit', vat, units(most));
  const answers = await Promise.all(
    [first, second].map(
      async ({ id }) => (await business.send('POST', '/api/bookings', body(id))).status,
    ),
  );
  expect(answers.toSorted()).toEqual([202, 409]);
  const { id } = await quoted();
  expect(await business.refused('/api/bookings', body(id))).toBe('company_limit_reached');
  const request = await business.db
    .selectFrom('requests')
    .select(['id', 'booking_id'])
    .where('status', '=', 'pending')
    .where('kind', '=', 'booking')
    .where('user_id', '=', business.userId)
    .executeTakeFirstOrThrow();
  await business.work(request.id);
  const longer = { endsAt: '2027-03-27T09:00:00Z' };
  const path = `/api/bookings/${request.booking_id}/modifications`;
  expect(await business.refused(path, longer)).toBe('company_limit_reached');
  expect(await business.refused(`${path}/price`, longer)).toBe('company_limit_reached');
  await support('limit', vat, 'usual');
  expect((await business.send('POST', path, longer)).status).toBe(202);
});

it('two trips that become longer before either is changed stay within the limit together', async () => {
  const { vat } = await stands();
  const bookings = [await booked(april), await booked(may)];
  const path = (index: number) => `/api/bookings/${bookings[index]?.id}/modifications`;
  const price = await business.done(`${path(0)}/price`, april.longer, ModificationPrice);
  const before = await stands();
  await support('limit', vat, units(before.open + price.onInvoice.amount));
  const first = await business.done(path(0), april.longer, RequestRecord);
  expect((await stands()).open).toBe(before.open + price.onInvoice.amount);
  expect(await business.refused(path(1), may.longer)).toBe('company_limit_reached');
  expect((await business.work(first.id)).status).toBe('accepted');
  expect((await stands()).open).toBe(before.open + price.onInvoice.amount);
  await support('limit', vat, 'usual');
});

it('the command says how it is used, and what it does not know', async () => {
  await expect(support('paid', (await stands()).vat, '12', 'GBP', 'x')).rejects.toThrow('Usage');
  await expect(support('show', 'XX0')).rejects.toThrow('There is no company XX0');
});
