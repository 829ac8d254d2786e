import { expect, test } from 'vitest';
import { priceLineKinds } from '../../domain/price-line.ts';
import { bookings } from './console/bookings.ts';
import { phoneBookings } from './console/phone-bookings.ts';
import { price } from './price.ts';
import { priceLineNames } from './price-line-names.ts';
import { invoice } from './server/invoice.ts';

const named = ['car', 'insurance', 'extra'];

test.each(priceLineKinds)(
  'a %s line is called the same on a page, an invoice and at the desk',
  (kind) => {
    const name = priceLineNames[kind];
    expect(invoice.lines[kind]).toBe(name);
    expect(bookings.trip.lines[kind]).toBe(name);
    for (const text of [price.lines.kinds[kind], phoneBookings.price.lines[kind]]) {
      if (kind === 'credit') expect(text).toMatch(/ credit$/);
      else expect(text.startsWith(named.includes(kind) ? '{{label}}' : name), text).toBe(true);
    }
  },
);
