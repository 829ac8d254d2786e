import { describe, expect, it } from 'vitest';
import { exampleBooking as booking, examples } from './emails.fixture.ts';
import { emailOf, type Template, type TemplateData, templates } from './messages/templates.ts';
import { renderEmail } from './render-email.ts';

const siteUrl = 'https://handover.example';

describe.each(Object.keys(templates) as Template[])('the message %s', (template) => {
  const email = emailOf(template, examples[template] as TemplateData<typeof template>);

  it('says the same on its page and in plain text [A-SAFE-014]', async () => {
    const { html, text } = await renderEmail(email, siteUrl);
    const page = readable(html);
    const said = [email.heading, email.greeting, ...email.paragraphs, ...email.notes];
    for (const one of [...said, ...Object.values(email.trip ?? {})]) {
      expect(page).toContain(one);
      expect(text).toContain(one);
    }
    expect(html).toContain(`href="${email.action?.url.replaceAll('&', '&amp;')}"`);
    expect(text).toContain(email.action?.url);
  });

  it('fetches nothing but the logo, which is the same for everybody, and runs nothing', async () => {
    const { html } = await renderEmail(email, siteUrl);
    expect(html.match(/\b(src|srcset|background)=[^\s>]*/g)).toEqual([
      'src="https://handover.example/icon-192.png"',
    ]);
    expect(html).not.toMatch(/<(script|link|iframe|style)\b|url\(|<b>/i);
  });
});

it('prints what it is given, even if it looks like a part of the words', () => {
  const car = 'Fiat {{url}} $t(emails:brand) $& {{- total}}';
  const { subject } = emailOf('payment-failed', { ...booking, car, outcome: 'declined' });
  expect(subject).toBe(`Not booked: payment for ${car} didn’t go through`);
});

it('keeps a subject on one line [A-SAFE-011]', async () => {
  const email = emailOf('booking-booked', { ...booking, car: 'Fiat\r\nBcc: all@evil.example' });
  const { subject } = await renderEmail(email, siteUrl);
  expect(subject).toBe('Booked: Fiat Bcc: all@evil.example, Monday, Mar 08, 09:00am');
});

it('of a change that was not paid says that nothing was charged and the trip stays', () => {
  const { paragraphs } = emailOf('change-not-made', { ...booking, refund: '', isUnpaid: true });
  expect(paragraphs.join(' ')).toMatch(/wasn’t completed.*stays as it was.*haven’t been charged/);
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

it('a decision about a claim names who can be asked next in the city’s country', () => {
  const rights = (countryCode: string) =>
    emailOf('claim-decided', { ...examples['claim-decided'], countryCode }).notes;
  expect(rights('PT')).toEqual([expect.stringContaining('consumer arbitration centre')]);
  expect(rights('US')).toEqual([expect.stringContaining('small claims court')]);
});

it('a decision for the renter sends nobody to a court', () => {
  const won = { ...examples['claim-decided'], isForRenter: true };
  expect(emailOf('claim-decided', won).notes).toEqual([]);
});

it('an objection that nobody decided about is not called a decision', () => {
  const { subject, paragraphs, notes } = emailOf('claim-undecided', examples['claim-undecided']);
  expect(subject).toBe('You don’t have to pay €186.00');
  expect([...paragraphs, ...notes].join(' ')).not.toMatch(/has decided|both sides|disagree/);
});

it('another card is offered for a deposit only while one can be chosen', () => {
  const asked = { ...booking, deposit: '€350.00', whatNext: 'Please approve it.' };
  const notes = (mayChooseCard: boolean) =>
    emailOf('deposit-approval', { ...asked, mayChooseCard }).notes;
  expect(notes(true)).toHaveLength(1);
  expect(notes(false)).toEqual([]);
});

it('what was refunded is what the bank took, not what credit would have paid', () => {
  const said = { ...booking, total: '€62.00', credit: '€30.00', took: '€32.00' };
  const { paragraphs, trip } = emailOf('payment-failed', { ...said, outcome: 'refunded' });
  expect(paragraphs.join(' ')).toContain('Your bank took €32.00');
  expect(trip?.credit).toBe('');
});
