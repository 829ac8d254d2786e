import { expect, it } from 'vitest';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

it('a browser asks for a photograph each time, and is told that it has it only if it may see it', async () => {
  const trip = await sealedTrip(rental);
  const { files } = await trip.handOver('deliver');
  const [digest = ''] = files.keys();
  const { app } = rental;
  const stranger = await openRental(app, 'business@handover.example');
  const desk = await app.operate('desk@handover.example');
  const other = await app.operate('driver-two@handover.example');
  const ofBooking = `bookings/${trip.bookingId}/photographs/${digest}`;
  const atDesk = { path: `/api/operate/${ofBooking}`, request: app.requestConsole };
  const onPhone = { path: `/api/operate/drive/photographs/${digest}`, request: app.requestConsole };
  for (const { path, request, owner, no } of [
    { path: `/api/${ofBooking}`, request: app.request, owner: rental, no: stranger },
    { ...atDesk, owner: desk, no: other },
    { ...onPhone, owner: trip.driver, no: other },
  ]) {
    const askedBy = (cookie: string, known: Record<string, string> = {}) =>
      request(path, { headers: { cookie, ...known } });
    const first = await askedBy(owner.cookie);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('etag')).toBe(`"${digest}"`);
    const known = { 'If-None-Match': `"${digest}"` };
    const again = await askedBy(owner.cookie, known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    expect((await askedBy(owner.cookie, { 'If-None-Match': '"other"' })).status).toBe(200);
    expect([403, 404]).toContain((await askedBy(no.cookie, known)).status);
    expect((await askedBy('', known)).status).toBe(401);
  }
});
