import { describe, expect, it } from 'vitest';
import { openPostOffice } from '../../testing/post-office.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { confirmationFiles } from './confirmation-files.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

/** In summer Lisbon is an hour ahead of UTC. */
const summer = { startsAt: '2027-04-20T09:00:00Z', endsAt: '2027-04-24T09:30:00Z' };
const elsewhere = { latitude: 38.7223, longitude: -9.1393, name: 'Avenida da Liberdade 1' };

/** The lines of each appointment, whole: a long one is folded. */
const appointmentsIn = (file: string) =>
  [...file.replaceAll('\r\n ', '').matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g)].map(
    ([, lines = '']) => lines.trim().split('\r\n'),
  );

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
    const [delivery, giveBack, ...others] = appointmentsIn(await answer.text());
    expect(delivery).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Lisbon:20270420T100000',
        'DTEND;TZID=Europe/Lisbon:20270420T103000',
        `SUMMARY:${brand} ${model}: delivery`,
        `LOCATION:${booking.delivery.name.replaceAll(',', '\\,')}`,
      ]),
    );
    expect(giveBack).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Lisbon:20270424T103000',
        'DTEND;TZID=Europe/Lisbon:20270424T110000',
        `SUMMARY:${brand} ${model}: return`,
        `LOCATION:${elsewhere.name}`,
      ]),
    );
    expect(others).toEqual([]);
  });

  it('comes with the confirmation, and so does the receipt [R-BOOKING-022]', async () => {
    const { reference } = await rental.book();
    const { deps } = rental.app;
    const office = openPostOffice(rental.app, {
      attachmentsOf: { 'booking-booked': confirmationFiles(deps) },
    });
    const letters = await office.mailTo('renter@handover.example');
    const files = letters.flatMap(({ attachments }) => attachments);
    const textOf = (ending: string) =>
      Buffer.from(
        files.find(({ filename }) => filename === `handover-${reference}.${ending}`)?.base64 ?? '',
        'base64',
      ).toString('latin1');
    expect(appointmentsIn(textOf('ics'))).toHaveLength(2);
    expect(textOf('pdf')).toMatch(/^%PDF-/);
  });
});
