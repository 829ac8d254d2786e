import { describe, expect, test } from 'vitest';
import { previewPolicy } from '../../../../domain/policy-constants.ts';
import { pages } from '../../../../i18n/en/pages.ts';
import { subscription } from '../../../../i18n/en/subscription.ts';
import { team } from '../../../../i18n/en/team.ts';
import { addWords, words as british, wordsIn } from '../../../../i18n/words.ts';
import { PORTRAITS } from '../../../../ui/drawings/portraits/portraits.ts';
import { contactOf } from '../../../page/contact.ts';
import { figuredCity } from '../../../page/figured-city.fixture.ts';
import { policyFigures } from '../../../page/policy-figures.server.ts';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { BlogPage } from './blog-page.tsx';
import { BusinessPage } from './business-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { faqTexts } from './faq-texts.server.ts';
import { fleetCards } from './fleet-cards.server.ts';
import { helpTexts, protectionTexts } from './guide-texts.server.ts';
import { HelpPage } from './help-page.tsx';
import { PlaceholderPage } from './placeholder-page.tsx';
import { ProtectionPage } from './protection-page.tsx';
import { SubscriptionPage } from './subscription-page.tsx';
import { TeamPage } from './team-page.tsx';
import { TermsPage } from './terms-page.tsx';
import { termsTexts } from './terms-texts.server.ts';

addWords('pages', pages);
addWords('subscription', subscription);
addWords('team', team);

const cities = [{ ...figuredCity('Lisbon', 'EUR'), supportPhone: '+351 200 555 142' }];
const { careersUrl, businessFormUrl } = someConfig.contact;
const contact = contactOf(someConfig.contact, cities);
const eur = (amount: number) => ({ amount, currency: 'EUR' as const, precision: 4 as const });
const hours = '7AM to 11PM, Lisbon time';
const figures = policyFigures(someConfig, cities);
const headings = (html: string, level: 1 | 2 | 3) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, text]) => text);
const breadcrumb = (html: string) => html.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0];

describe('the page for companies', () => {
  const shown = rendered(<BusinessPage cars={fleetCards()} formUrl={businessFormUrl} />);

  test('has a breadcrumb and asks for information in a form of another site [A-MARKET-001]', () => {
    expect(breadcrumb(shown)).toMatch(/Home.*Business/s);
    expect(shown).toContain(`href="${businessFormUrl}"`);
  });

  test('has three cars: economy, premium sedan and SUV, with 5 seats and 2 suitcases each [A-MARKET-002 A-MARKET-003 A-POLICY-011 D-033-001]', () => {
    expect(fleetCards().map(({ title, price }) => [title, price])).toEqual([
      ['Economy', 'from $471 / 28 days'],
      ['Premium sedan', 'from $512 / 28 days'],
      ['SUV', 'from $603 / 28 days'],
    ]);
    expect(fleetCards()).toHaveLength(previewPolicy.businessCarousel);
    // Once in the list of phones, once in the carousel of wider pages.
    expect(shown.match(/>5 seats</g)).toHaveLength(6);
    expect(shown.match(/>2 suitcases</g)).toHaveLength(6);
  });

  test('has four benefits, and claims no savings that no price keeps [A-MARKET-005 A-PRODUCT-003 D-038-002]', () => {
    expect(headings(shown, 3).slice(-4)).toEqual([
      'Only the days you drive',
      'Direct billing',
      'No deposit',
      'Delivered to your team',
    ]);
    expect(shown).not.toMatch(/percent|savings/);
  });
});

test('the subscription has its four benefits and is asked for by mail [A-MARKET-006 A-MARKET-007 A-POLICY-011 A-PRODUCT-002 D-033-001]', () => {
  const shown = rendered(<SubscriptionPage email={contact.email} hours={hours} />);
  expect(headings(shown, 3)).toEqual([
    'Choose your own car',
    'Unlimited mileage included',
    'Monthly, no long-term commitment',
    'Maintenance taken care of',
  ]);
  expect(headings(shown, 3)).toHaveLength(previewPolicy.subscriptionCarousel);
  expect(shown).toMatch(new RegExp(`href="mailto:${contact.email}[^"]*"[^>]*>Request information`));
});

test('the team has three leaders, named by role, and hires on a job board elsewhere [A-MARKET-008 A-MARKET-010 D-033-002]', () => {
  const shown = rendered(<TeamPage careersUrl={careersUrl} />);
  expect(headings(shown, 3).slice(0, 3)).toEqual([
    'Chief executive',
    'Chief operating officer',
    'Chief technology officer',
  ]);
  expect(shown.match(/>See more</g)).toHaveLength(3);
  const drawn = [...shown.matchAll(/src="\/pictures\/portraits\/(\w+)\.svg"/g)].map(
    ([, name]) => name,
  );
  expect(drawn.toSorted(), 'three leaders and nine of the team, each once').toEqual(
    PORTRAITS.toSorted(),
  );
  expect(shown).toMatch(new RegExp(`href="${careersUrl}"[^>]*>(?:<[^>]*>)*See open positions`));
});

test('the questions have a breadcrumb, and a list of sections that one cannot type into [A-FAQ-001 A-FAQ-002 A-FAQ-003]', () => {
  const sections = faqTexts(figures, british);
  const shown = rendered(<FaqPage sections={sections} contact={contact} hours={hours} />);
  expect(breadcrumb(shown)).toMatch(/Home.*Frequently Asked Questions/s);
  expect(headings(shown, 1)).toEqual(['Frequently Asked Questions']);
  expect(shown).not.toMatch(/<input/);
  expect(shown.match(/<option[^>]*selected=""[^>]*>(.*?)</)?.[1]).toBe('All sections');
  for (const { title, description } of sections) {
    expect(shown).toContain(`${title}</h2>`);
    expect(shown).toContain(description);
  }
});

test('where a text names our address or number, they can be followed [A-FAQ-007]', () => {
  const linked = (html: string, href: string, name: string) =>
    html.includes(`<a href="${href}" class="underline underline-offset-4">${name}</a>`);
  const terms = rendered(<TermsPage texts={termsTexts(figures, british)} contact={contact} />);
  const faq = rendered(
    <FaqPage sections={faqTexts(figures, british)} contact={contact} hours={hours} />,
  );
  const mail = `mailto:${contact.email}`;
  expect([terms, faq].map((html) => linked(html, mail, contact.email))).toEqual([true, true]);
  expect(linked(faq, 'tel:+351200555142', '+351 200 555 142')).toBe(true);
  // As it is read, not a word is lost.
  const words = terms.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
  for (const { text } of termsTexts(figures, british).privacy) expect(words).toContain(text);
});

test('the blog has no posts and says so [A-ROUTE-011]', () => {
  expect(rendered(<BlogPage />)).toContain('No posts yet.');
});

test('a page nobody has written shows its name and a way on [A-ROUTE-009]', () => {
  const shown = rendered(<PlaceholderPage name="Imprint" email={contact.email} />);
  expect(headings(shown, 1)).toEqual(['Imprint']);
  expect(shown).toContain('href="/faq"');
});

describe('help and protection', () => {
  test('help names the phone, the email, the hours with their zone and the policies’ numbers [D-042-001]', () => {
    const shown = rendered(<HelpPage texts={helpTexts(figures, british)} contact={contact} />);
    expect(shown).toContain(`href="mailto:${contact.email}"`);
    expect(shown).toContain('7AM to 11PM, Lisbon time');
    expect(shown).toContain('free of charge up to 48 hours before delivery');
  });

  test('protection lists what a city offers with its price, and fines are tickets in New York', () => {
    const insurances = [
      {
        id: 'main',
        key: 'main',
        title: 'Protection',
        description: '',
        pricePerDay: eur(0),
        multipleOptions: true,
        options: [
          {
            optionId: 'full',
            title: 'Full',
            pricePerDay: eur(120_000),
            selected: false,
            includes: [],
            description: { includedCoverage: [], details: 'You pay nothing.' },
          },
        ],
      },
    ];
    const covers = [{ id: 'lisbon', name: 'Lisbon', insurances }];
    const shown = (countryCode: string) => {
      const texts = protectionTexts(covers, figures, wordsIn(countryCode));
      return rendered(<ProtectionPage texts={texts} contact={contact} />);
    };
    expect(headings(shown('PT'), 3)[0]).toBe('Full, €12.00 per day');
    expect(shown('PT')).toContain('a hold of €350 on a credit card');
    expect(shown('PT')).toContain('Fines and tolls');
    expect(shown('US')).toContain('Tickets and tolls');
  });
});
