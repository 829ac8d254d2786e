import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { ModificationPrice } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { bookingAttachments } from './booking-attachments.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

/** In summer Lisbon is an hour ahead of UTC. */
const summer = { startsAt: '2027-04-20T09:00:00Z', endsAt: '2027-04-24T09:30:00Z' };
const elsewhere = { latitude: 38.7223, longitude: -9.1393, name: 'Avenida da Liberdade 1' };

/** The file as a calendar program reads it that nobody here wrote. */
function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const appointments = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      local: event.startDate.toString(),
      zone: event.startDate.zone.tzid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), appointments };
}

describe('the calendar of a booking', () => {
  it('has delivery and return, each at its door, in the time of the city [R-BOOKING-022]', async () => {
    const { id } = await rental.quote(await rental.freeCar('lisbon', summer), summer, {
      checkout: { profile: 'personal' },
    });
    const request = await rental.request(id, await rental.ownCard(), { return: elsewhere });
    const { bookingId } = await rental.work(request.id);
    const booking = await rental.booking(bookingId ?? '');
    const answer = await rental.send('GET', `/api/bookings/${booking.id}/calendar.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(
      `handover-${booking.reference}.ics`,
    );
    const { brand, model } = booking.car;
    const { method, appointments } = readCalendar(await answer.text());
    expect(method).toBe('PUBLISH');
    expect(appointments).toMatchObject([
      {
        summary: `${brand} ${model}: delivery`,
        location: booking.delivery.name,
        startsAt: '2027-04-20T09:00:00.000Z',
        endsAt: '2027-04-20T09:30:00.000Z',
        local: '2027-04-20T10:00:00',
        zone: 'Europe/Lisbon',
        status: 'CONFIRMED',
      },
      {
        summary: `${brand} ${model}: return`,
        location: elsewhere.name,
        startsAt: '2027-04-24T09:30:00.000Z',
        endsAt: '2027-04-24T10:00:00.000Z',
        local: '2027-04-24T10:30:00',
        zone: 'Europe/Lisbon',
        status: 'CONFIRMED',
      },
    ]);
  });

  it('comes with the confirmation, and so does the receipt [R-BOOKING-022]', async () => {
    const { reference } = await rental.book();
    const files = await sentFiles();
    const textOf = (ending: string) =>
      files.find(({ filename }) => filename === `handover-${reference}.${ending}`)?.text ?? '';
    expect(readCalendar(textOf('ics')).appointments).toHaveLength(2);
    expect(textOf('pdf')).toMatch(/^%PDF-/);
  });

  it('moves and goes with the trip: each email carries the same appointments, later in sequence', async () => {
    const { id } = await rental.book();
    const path = `/api/bookings/${id}`;
    const sent = [await sentCalendar()];
    const { total } = await rental.done(`${path}/modifications/price`, summer, ModificationPrice);
    const wanted = { ...summer, agreedTotal: total };
    const change = await rental.done(`${path}/modifications`, wanted, RequestRecord);
    await rental.work(change.id);
    sent.push(await sentCalendar());
    await rental.done(`${path}/actions`, { action: 'user-cancel' }, RequestRecord);
    sent.push(await sentCalendar());

    const [first, moved, off] = sent.map(({ appointments: [delivery] }) => delivery);
    expect(moved).toMatchObject({ uid: first?.uid, startsAt: '2027-04-20T09:00:00.000Z' });
    expect(off).toMatchObject({ uid: first?.uid, status: 'CANCELLED' });
    const sequences = [first, moved, off].map((event) => event?.sequence ?? 0);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    expect(sent.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  });
});

/** What came with the emails to the renter, in the order they were sent. */
async function sentFiles() {
  const { deps } = rental.app;
  const office = openPostOffice(rental.app, { attachmentsOf: bookingAttachments(deps) });
  const emails = await office.mailTo('renter@handover.example');
  return emails
    .toReversed()
    .flatMap(({ attachments }) => attachments)
    .map(({ filename, base64 }) => ({
      filename,
      text: Buffer.from(base64, 'base64').toString('latin1'),
    }));
}

/** The calendar in the newest email; no two are sent in the same minute. */
async function sentCalendar() {
  const { clock } = rental.app.deps;
  await clock.moveTo(clock.now().add({ minutes: 1 }));
  const files = await sentFiles();
  return readCalendar(files.findLast(({ filename }) => filename.endsWith('.ics'))?.text ?? '');
}
