import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Booking, BookingList } from '../../../contract/bookings.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What stands on the paper, piece by piece, in the order it was written. */
function textsOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const drawn = [...streams].map(([, bytes = '']) => readable(Buffer.from(bytes, 'latin1')));
  const pieces = drawn.join('\n').matchAll(/\[([^\]]*)\] TJ/g);
  return [...pieces].map(([, piece = '']) => {
    const letters = [...piece.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => hex).join('');
    return new TextDecoder('windows-1252').decode(Buffer.from(letters, 'hex'));
  });
}

/** Fonts and pictures are streams, too, and not all of them are packed. */
function readable(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

async function receiptsOf(email: string) {
  const headers = { cookie: await app.signIn(email) };
  const answer = await app.request('/api/bookings', { headers });
  const { bookings } = BookingList.parse(await answer.json());
  return Promise.all(
    bookings.map(async ({ id }) => {
      const booking = Booking.parse(
        await (await app.request(`/api/bookings/${id}`, { headers })).json(),
      );
      const file = await app.request(`/api/bookings/${id}/receipt.pdf`, { headers });
      return { booking, texts: textsOf(Buffer.from(await file.arrayBuffer())) };
    }),
  );
}

const after = (texts: readonly string[], name: string) => texts[texts.indexOf(name) + 1];

test('the receipt has the lines, the total and the charge that the booking shows [D-012-005]', async () => {
  const receipts = await receiptsOf('renter@handover.example');
  expect(receipts.length).toBeGreaterThan(1);
  for (const { booking, texts } of receipts) {
    const amounts = booking.lines.map(({ shown }) => formatMoney(shown));
    expect(texts.join('\n')).toContain(booking.reference);
    expect(texts.join('\n'), 'read years later').toMatch(/Booked on [A-Z][a-z]{2} \d\d, \d{4}/);
    expect(texts, booking.reference).toEqual(expect.arrayContaining(amounts));
    expect(after(texts, 'Total')).toBe(formatMoney(booking.total));
    expect(after(texts, 'includes service fee')).toBe(formatMoney(booking.includesServiceFee));
    expect(after(texts, 'includes taxes')).toBe(formatMoney(booking.includesTaxes));
    expect(after(texts, 'Charged to Visa ending in 4242')).toBe(formatMoney(booking.charged));
  }
  const waysBack = [
    ['Given back to the card', 'refunded'],
    ['Given back as credit', 'credited'],
  ] as const;
  for (const [name, amount] of waysBack) {
    expect(
      receipts.some(({ booking }) => booking[amount].amount > 0),
      name,
    ).toBe(true);
    for (const { booking, texts } of receipts) {
      const given = booking[amount];
      if (given.amount > 0) expect(after(texts, name)).toBe(formatMoney(given));
      else expect(texts).not.toContain(name);
    }
  }
});

test('the receipt of a company names it, and no card', async () => {
  const receipts = await receiptsOf('business@handover.example');
  const billed = receipts.filter(({ booking }) => booking.company);
  expect(billed.length).toBeGreaterThan(0);
  for (const { booking, texts } of billed) {
    expect(texts).toContain(booking.company?.name);
    expect(texts).toContain(`VAT ${booking.company?.vat}`);
    expect(after(texts, 'Billed to the company')).toBe(formatMoney(booking.total));
    expect(texts.join('\n')).not.toContain('Charged to');
  }
});
