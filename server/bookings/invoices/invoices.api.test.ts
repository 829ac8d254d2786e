import { describe, expect, it } from 'vitest';
import { RequestRecord } from '../../../contract/requests.ts';
import { netOf } from '../../../domain/invoices.ts';
import { money } from '../../../domain/money.ts';
import { totalPaid } from '../../../domain/paid.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { paidFor } from '../money/give-back.ts';
import { bookingOf } from '../record/booking-row.ts';
import { invoicesOf } from './invoice-row.ts';
import { issueOwedInvoices } from './issue-owed-invoices.ts';
import { takeNumber } from './take-number.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const cancel = async (by: Rental, id: string) => {
  const path = `/api/bookings/${id}/actions`;
  await by.work((await by.done(path, { action: 'user-cancel' }, RequestRecord)).id);
};
const change = async (by: Rental, id: string, what: object) => {
  const path = `/api/bookings/${id}/modifications`;
  expect((await by.work((await by.done(path, what, RequestRecord)).id)).status).toBe('accepted');
};
const netOfBooking = async (id: string) => {
  const rows = await invoicesOf(rental.db, id);
  const { currency } = await bookingOf(rental.db, id);
  return netOf(
    rows.map(({ kind, total }) => ({ kind, total: money(total, currency) })),
    { currency },
  );
};
const expectNetPaid = async (id: string) =>
  expect(await netOfBooking(id)).toEqual(
    totalPaid(await paidFor(rental.db, await bookingOf(rental.db, id))),
  );
/** Of each invoice: what its credit notes have left of it, and of its tax. */
const leftOfEach = async (id: string) => {
  const rows = await invoicesOf(rental.db, id);
  const taxOf = ({ snapshot }: (typeof rows)[number]) => snapshot.taxes[0]?.tax.amount ?? 0;
  return rows
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => {
      const notes = rows.filter(({ corrects }) => corrects === invoice.id);
      return {
        total: notes.reduce((left, { total }) => left - total, invoice.total),
        tax: notes.reduce((left, note) => left - taxOf(note), taxOf(invoice)),
      };
    });
};
const nothing = { total: 0, tax: 0 };
const kindsOf = async (id: string) =>
  (await invoicesOf(rental.db, id)).map(({ kind, snapshot }) => `${kind} ${snapshot.cause}`);
const expectNoGaps = async () => {
  const rows = await rental.db
    .selectFrom('invoices')
    .select(['series', 'year', 'kind', 'ordinal', 'number'])
    .orderBy('ordinal')
    .execute();
  const sequences = Map.groupBy(rows, ({ series, year, kind }) => `${series} ${year} ${kind}`);
  for (const [name, ofOne] of sequences) {
    const ordinals = ofOne.map(({ ordinal }) => ordinal);
    expect(ordinals, name).toEqual(ofOne.map((_, index) => index + 1));
  }
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
};

describe('invoices less credit notes are what was paid', () => {
  it('through a longer trip, a shorter one and a cancellation outside the window', async () => {
    const { id } = await rental.book();
    await expectNetPaid(id);
    await change(rental, id, { endsAt: '2027-03-26T09:00:00Z' });
    await expectNetPaid(id);
    await change(rental, id, { endsAt: '2027-03-23T09:00:00Z' });
    await expectNetPaid(id);
    await cancel(rental, id);
    await expectNetPaid(id);
    const kinds = await kindsOf(id);
    expect(kinds.slice(0, 3)).toEqual(['invoice rental', 'invoice change', 'credit-note change']);
    expect(kinds.at(-1)).toBe('credit-note cancellation');
    expect(await leftOfEach(id)).toEqual([nothing, nothing]);
  });

  it('each note at the tax of the invoice that it corrects, whatever the city’s is by then', async () => {
    const { id } = await rental.book();
    await change(rental, id, { endsAt: '2027-03-26T09:00:00Z' });
    const lisbon = rental.db.updateTable('cities').where('id', '=', 'lisbon');
    await lisbon.set({ tax_basis_points: 12_000 }).execute();
    try {
      await cancel(rental, id);
      expect(await leftOfEach(id)).toEqual([nothing, nothing]);
    } finally {
      await lisbon.set({ tax_basis_points: 12_300 }).execute();
    }
  });

  it('when a late cancellation keeps a fee: the fee is what is left', async () => {
    const { id } = await rental.book();
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:30:00Z'));
    await cancel(rental, id);
    await expectNetPaid(id);
    expect(await netOfBooking(id)).toEqual(money(500_000, 'EUR'));
  });

  it('for a company, which is billed when it books', async () => {
    const business = await openRental(rental.app, 'business@handover.example');
    const { id: quoteId } = await business.quote(await business.freeCar(), undefined, {
      checkout: { profile: 'business' },
    });
    const request = await business.request(quoteId, null, { payment: { profile: 'business' } });
    const id = (await business.work(request.id)).bookingId ?? '';
    const billed = async () => (await business.booking(id)).total;
    expect(await netOfBooking(id)).toEqual(await billed());
    await change(business, id, { endsAt: '2027-03-26T09:00:00Z' });
    expect(await netOfBooking(id)).toEqual(await billed());
    await change(business, id, { endsAt: '2027-03-23T09:00:00Z' });
    expect(await netOfBooking(id)).toEqual(await billed());
    await cancel(business, id);
    expect((await netOfBooking(id)).amount).toBe(0);
    expect(await leftOfEach(id)).toEqual([nothing, nothing]);
  });

  it('when the deposit fails and all goes back', async () => {
    const { id } = await rental.book();
    const [simulator] = rental.app.deps.cardEntry.simulators;
    for (const time of ['18T09:00', '18T13:01', '18T17:02', '18T21:03']) {
      if (simulator) await setControls(simulator.db, { declineNext: 'generic_decline' });
      await rental.app.deps.clock.moveTo(Temporal.Instant.from(`2027-03-${time}:00Z`));
      await rental.advance(id);
    }
    await expectNetPaid(id);
  });

  it('and a booking that was never paid has none', async () => {
    await rental.db.deleteFrom('credit_entries').where('user_id', '=', rental.userId).execute();
    const car = await rental.freeCar();
    const { id: quoteId } = await rental.quote(car, undefined, {
      checkout: { profile: 'personal' },
    });
    const request = await rental.request(quoteId, await rental.card('4000000000000341'));
    await rental.work(request.id);
    expect(await invoicesOf(rental.db, request.bookingId ?? '')).toEqual([]);
    const path = `/api/bookings/${request.bookingId}/receipt.pdf`;
    expect((await rental.send('GET', path)).status).toBe(404);
  });
});

it('the samples have theirs, without gaps, and so has everything since', expectNoGaps);

it('forty bookings at once, and work cut off between them, leave no gap and no number twice', async () => {
  const trips = [10, 14, 18, 22].map((day) => ({
    startsAt: `2027-05-${day}T09:00:00Z`,
    endsAt: `2027-05-${day + 2}T09:00:00Z`,
  }));
  const requests = [];
  for (const trip of trips) {
    for (let count = 0; count < 10; count += 1) {
      const car = await rental.freeCar('lisbon', trip);
      const { id } = await rental.quote(car, trip, { checkout: { profile: 'personal' } });
      requests.push(await rental.request(id, await rental.ownCard()));
    }
  }
  const cutOff = (bookingId: string) =>
    rental.db.transaction().execute(async (tx) => {
      await takeNumber(tx, 'LIS', 2027, 'invoice');
      await issueOwedInvoices(tx, bookingId, rental.app.deps.clock.now());
      throw new Error('killed');
    });
  const ended = await Promise.allSettled(
    requests.flatMap(({ id, bookingId }, index) => [
      rental.work(id),
      ...(index % 4 === 0 ? [cutOff(bookingId ?? '')] : []),
    ]),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  for (const { bookingId } of requests) await expectNetPaid(bookingId ?? '');
  await expectNoGaps();
});

it('an invoice is never changed and never removed', async () => {
  const { id } = await rental.book();
  const change = rental.db.updateTable('invoices').set({ total: 1 }).where('booking_id', '=', id);
  await expect(change.execute()).rejects.toThrow('stays as it is');
  const removal = rental.db.deleteFrom('invoices').where('booking_id', '=', id);
  await expect(removal.execute()).rejects.toThrow('stays as it is');
});

it('each document is issued once, however often and by how many it is asked for', async () => {
  const { id } = await rental.book();
  await cancel(rental, id);
  const before = await kindsOf(id);
  await Promise.all([rental.advance(id), rental.advance(id), rental.advance(id)]);
  expect(await kindsOf(id)).toEqual(before);
  await expectNoGaps();
});
