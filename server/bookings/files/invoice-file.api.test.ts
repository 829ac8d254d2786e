import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Booking, BookingList } from '../../../contract/bookings.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { textOfPdf } from '../../testing/read-pdf.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { openRental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
});
afterAll(() => app.close());

const fileOf = async (bookingId: string) => {
  const answer = await rental.send('GET', `/api/bookings/${bookingId}/receipt.pdf`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

async function papersOf(email: string) {
  const headers = { cookie: await app.signIn(email) };
  const answer = await app.request('/api/bookings', { headers });
  const { bookings } = BookingList.parse(await answer.json());
  const all = await Promise.all(
    bookings.map(async ({ id }) => {
      const booking = Booking.parse(
        await (await app.request(`/api/bookings/${id}`, { headers })).json(),
      );
      const file = await app.request(`/api/bookings/${id}/receipt.pdf`, { headers });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { booking, text: file.ok ? await textOfPdf(bytes) : null };
    }),
  );
  return all.flatMap(({ booking, text }) => (text === null ? [] : [{ booking, text }]));
}

test('the invoice has the lines, the total and the charge that the booking shows [D-012-005]', async () => {
  const papers = await papersOf('renter@handover.example');
  expect(papers.length).toBeGreaterThan(1);
  for (const { booking, text } of papers) {
    const [first] = booking.invoices;
    expect(text).toContain(`Invoice ${first?.number}`);
    expect(text).toContain(booking.reference);
    expect(text, 'read years later').toMatch(/Issued on [A-Z][a-z]{2} \d\d, \d{4}/);
    for (const { kind, shown } of booking.lines) {
      if (kind !== 'credit') expect(text, booking.reference).toContain(formatMoney(shown));
    }
    expect(text).toContain(`Total ${formatMoney(first?.total ?? booking.total)}`);
    if (booking.charged.amount > 0) {
      expect(text).toContain(`Charged to Visa ending in 4242 ${formatMoney(booking.charged)}`);
    }
    if (booking.credited.amount > 0) {
      expect(text).toContain(`Refunded as credit ${formatMoney(booking.credited)}`);
    }
    if (booking.refunded.amount > 0) {
      expect(text).toContain(`Refunded to Visa ending in 4242 ${formatMoney(booking.refunded)}`);
    }
  }
  expect(papers.some(({ booking }) => booking.refunded.amount > 0)).toBe(true);
  expect(papers.some(({ booking }) => booking.credited.amount > 0)).toBe(true);
});

test('the invoice of a company names it, its number as its country calls it, and no card', async () => {
  const papers = await papersOf('business@handover.example');
  const billed = papers.filter(({ booking }) => booking.company);
  expect(billed.length).toBeGreaterThan(0);
  for (const { booking, text } of billed) {
    expect(text).toContain(booking.company?.name);
    const called = booking.city.countryCode === 'US' ? 'Tax ID' : 'VAT';
    expect(text).toContain(`${called} ${booking.company?.vat}`);
    expect(text).toContain(`Billed to the company ${formatMoney(booking.total)}`);
    expect(text).not.toContain('Charged to');
  }
});

describe('the file', () => {
  it('spells every name, whatever letters it is written in', async () => {
    const names = [
      'Łukasz Žižka',
      'Екатерина Смирнова',
      'Γιώργος Παπαδόπουλος',
      '王小明',
      '김민준',
      'สมชาย ใจดี',
      'राज कुमार',
      'محمد',
      'יעל',
      'Anna 陳 Nguyễn Thị Ố',
    ];
    for (const name of names) {
      await rental.db.updateTable('users').set({ name }).where('id', '=', rental.userId).execute();
      const { id } = await rental.book();
      expect(await textOfPdf(await fileOf(id))).toContain(name);
    }
  });

  it('names seller, tax by rate, language and title, and carries its own fonts and tags', async () => {
    const { id, invoices } = await rental.book();
    const file = await fileOf(id);
    const text = await textOfPdf(file);
    const total = invoices[0]?.total;
    if (!total) throw new Error('no invoice');
    const tax = Math.ceil((total.amount - total.amount / 1.23) / 100) * 100;
    const net = formatMoney({ ...total, amount: total.amount - tax });
    expect(text).toContain('Handover Lisbon, sample company');
    expect(text).toContain('Tax number PT 000000000 (sample)');
    expect(text).toContain(`23% ${net} ${formatMoney({ ...total, amount: tax })}`);
    const raw = file.toString('latin1');
    expect(raw).toContain('/MarkInfo');
    expect(raw).toContain('/Lang (en)');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toMatch(/\/FontFile2/);
    expect(raw).not.toContain('Helvetica');
  });

  it('says that the booking was cancelled, and has the credit note', async () => {
    const booking = await rental.book();
    const request = await rental.send('POST', `/api/bookings/${booking.id}/actions`, {
      action: 'user-cancel',
    });
    await rental.work(((await request.json()) as { id: string }).id);
    const { invoices } = await rental.booking(booking.id);
    expect(invoices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['credit-note']));
    const text = await textOfPdf(await fileOf(booking.id));
    expect(text).toContain('This booking was cancelled on Mar 05, 2027.');
    for (const { kind, number } of invoices) {
      expect(text).toContain(`${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`);
    }
  });

  it('names the wallet that a card was paid by, as the renter chose it', async () => {
    await app.deps.database.pool.query(
      `UPDATE payment_methods SET wallet = 'google_pay' WHERE user_id =
         (SELECT id FROM users WHERE email = 'renter@handover.example')`,
    );
    const { id } = await rental.book();
    expect(await textOfPdf(await fileOf(id))).toContain(
      'Charged to Google Pay (Visa) ending in 4242',
    );
    await app.deps.database.pool.query('UPDATE payment_methods SET wallet = NULL');
  });

  it('of one document has that alone', async () => {
    const { invoices } = await rental.book();
    const answer = await rental.send('GET', `/api/invoices/${invoices[0]?.id}`);
    expect(answer.headers.get('content-disposition')).toContain(`${invoices[0]?.number}.pdf`);
    const text = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain(`Invoice ${invoices[0]?.number}`);
  });
});
