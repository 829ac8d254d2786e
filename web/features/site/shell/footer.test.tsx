import { expect, test } from 'vitest';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { Footer } from './footer.tsx';

const data = {
  config: someConfig,
  contact: {
    email: someConfig.contact.email,
    phones: [
      { city: 'Lisbon', phone: '+351 200 555 142' },
      { city: 'New York', phone: '+1 212 555 0100' },
    ],
  },
  cityNames: ['Lisbon', 'New York'],
  supportHours: [{ opens: '7AM', closes: '11PM', isAllDay: false, zones: ['Lisbon', 'New York'] }],
  user: null,
  ribbonClosed: true,
};
const shown = rendered(<Footer data={data} />);
const links = [...shown.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, name]) => [
  name,
  href,
]);

test('the footer leads to the company, the product and the contact [A-ROUTE-012 A-SHELL-008 A-SHELL-009 A-SHELL-010]', () => {
  expect(links).toEqual([
    ['', '/'],
    ['Blog', '/blog'],
    ['Team', '/team'],
    ['Subscription', '/subscription'],
    ['Business', '/business'],
    ['Careers', someConfig.contact.careersUrl],
    ['FAQ', '/faq'],
    ['Terms', '/terms'],
    ['Privacy', '/terms#privacy'],
    ['+351 200 555 142', 'tel:+351200555142'],
    ['+1 212 555 0100', 'tel:+12125550100'],
    ['hello@handover.example', 'mailto:hello@handover.example'],
  ]);
});

test('it names the cities on offer, the support hours and the year of the product’s clock [A-PRODUCT-007 A-SHELL-011 D-001-001]', () => {
  expect(shown).toContain('Live in Lisbon and New York.');
  expect(shown).toContain('7AM to 11PM every day, Lisbon or New York time');
  expect(shown).toContain('© 2027 Handover');
});
