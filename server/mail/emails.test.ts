import { describe, expect, it } from 'vitest';
import type { BookingData } from './messages/booking-data.ts';
import { emailOf, type Template, type TemplateData, templates } from './messages/templates.ts';
import { renderEmail } from './render-email.ts';

const booking: BookingData = {
  firstName: 'Ana',
  reference: 'H4ND0VER',
  car: 'Fiat 500 <b>"Cabrio"</b>',
  deliveryAt: 'Mon, Mar 8, 09:00',
  deliveryAddress: 'Rua Augusta 1, Lisboa',
  returnAt: 'Thu, Mar 11, 18:30',
  returnAddress: 'Avenida da Liberdade 185, Lisboa',
  total: '€ 187.40',
  credit: '',
  url: 'https://handover.example/booking/1',
};
const link = { firstName: 'Ana', url: 'https://handover.example/x?token=t', validFor: '1 hour' };

const drive = {
  renter: 'Ana',
  car: 'Fiat 500 <b>"Cabrio"</b>',
  city: 'Lisbon',
  from: 'Monday, Mar 08, 09:00am',
  to: 'Thursday, Mar 11, 06:30pm',
};

const statement = {
  statementId: '1',
  company: 'Sample <b>Trading</b>, Lda.',
  month: 'February 2027',
  amount: '€ 187.40',
  dueOn: 'Mar 15, 2027',
  reference: 'ST 2027-02 EUR PT999999990',
  url: 'https://handover.example/profile',
};

const examples: { readonly [T in Template]: TemplateData<T> } = {
  'verify-email': link,
  'reset-password': link,
  'staff-invitation': { ...link, url: 'https://console.handover.example/join?token=t' },
  'factor-changed': {
    firstName: 'Ana',
    change: 'passkeyAdded',
    url: 'https://handover.example/profile',
  },
  'password-changed': { firstName: 'Ana', url: 'https://handover.example/?action=forgotPassword' },
  'booking-booked': { ...booking, credit: '€ 93.00' },
  'booking-changed': { ...booking, difference: '€ 20.00 were charged to your card.' },
  'booking-cancelled': { ...booking, refund: '€ 187.40 go back to your card.' },
  'payment-failed': { ...booking, outcome: 'unfinished' },
  'refund-given': { ...booking, amount: '€25.00', where: 'It’s in your wallet now.' },
  'refund-failed': { ...booking, amount: '€ 80.00', whatNext: 'We are sending it once more.' },
  'deposit-failed': { ...booking, deposit: '€ 350', whatNext: 'We try again in 4 hours.' },
  'change-approval': { ...booking, amount: '€ 20.00', by: 'Monday, Mar 08, 10:00am' },
  'deposit-approval': { ...booking, deposit: '€ 350', whatNext: 'Please approve it by Monday.' },
  'deposit-approved': { ...booking, deposit: '€ 350' },
  'delivery-tomorrow': { ...booking, verifyUrl: 'https://handover.example/profile' },
  'trip-thanks': { ...booking, reviewUrl: 'https://handover.example/booking/1#review' },
  'change-not-made': { ...booking, refund: '€ 20.00' },
  'driver-invited': {
    ...drive,
    by: 'Monday, Mar 08, 09:00am',
    url: 'https://handover.example/?action=register',
  },
  'driver-verified': { ...booking, name: 'Ben Sample' },
  'driver-fee': { ...booking, name: 'Ben Sample', fee: '$45.00' },
  'driver-left': { ...booking, name: 'Ben Sample' },
  'driver-moved': { ...drive, url: 'https://handover.example/driving/1' },
  'driver-removed': { ...drive, why: 'removed', url: 'https://handover.example/bookings' },
  'dispute-opened': {
    reference: 'H4ND0VER',
    amount: '€ 187.40',
    reason: 'fraudulent',
    dueBy: 'Monday, Mar 08, 09:00am, Lisbon time',
    url: 'https://dashboard.example/disputes/du_1',
    isInquiry: false,
  },
  'company-statement': { ...statement, ask: 'pay' },
  'statement-reminder': statement,
  'statement-paid': { ...statement, card: 'Visa', last4: '4242', refund: '€ 20.00' },
};

describe.each(Object.keys(templates) as Template[])('the message %s', (template) => {
  const email = emailOf(template, examples[template] as TemplateData<typeof template>);

  it('says the same on its page and in plain text [A-SAFE-014]', async () => {
    const { html, text } = await renderEmail(email);
    const page = readable(html);
    const said = [email.heading, email.greeting, ...email.paragraphs, ...email.notes];
    for (const one of [...said, ...Object.values(email.trip ?? {})]) {
      expect(page).toContain(one);
      expect(text).toContain(one);
    }
    expect(html).toContain(`href="${email.action?.url.replaceAll('&', '&amp;')}"`);
    expect(text).toContain(email.action?.url);
  });

  it('fetches nothing and runs nothing', async () => {
    const { html } = await renderEmail(email);
    expect(html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(|<b>/i);
  });
});

it('prints what it is given, even if it looks like a part of the words', () => {
  const car = 'Fiat {{url}} $t(emails:brand) $& {{- total}}';
  const { subject } = emailOf('payment-failed', { ...booking, car, outcome: 'declined' });
  expect(subject).toBe(`Not booked: payment for ${car} didn’t go through`);
});

it('keeps a subject on one line [A-SAFE-011]', async () => {
  const email = emailOf('booking-booked', { ...booking, car: 'Fiat\r\nBcc: all@evil.example' });
  const { subject } = await renderEmail(email);
  expect(subject).toBe('Booked: Fiat Bcc: all@evil.example, Mon, Mar 8, 09:00');
});

/** What a reader sees of a page. */
const readable = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
