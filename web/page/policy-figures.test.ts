import { describe, expect, it } from 'vitest';
import type { PublicConfig } from '../../contract/configuration.ts';
import { moneyFromUnits } from '../../domain/money.ts';
import { words } from '../../i18n/words.ts';
import { faqTexts } from '../features/site/pages/faq-texts.server.ts';
import { termsTexts } from '../features/site/pages/terms-texts.server.ts';
import { figuredCity } from './figured-city.fixture.ts';
import { policyFigures } from './policy-figures.server.ts';
import { someConfig } from './rendered.fixture.tsx';

const lisbon = figuredCity('Lisbon', 'EUR');
const newYork = {
  ...figuredCity('New York', 'USD'),
  youngDriverFees: [
    { fromAge: 18, toAge: 20, perDay: moneyFromUnits(120, 'USD') },
    { fromAge: 21, toAge: 24, perDay: moneyFromUnits(45, 'USD') },
  ],
};
const paris = { ...figuredCity('Paris', 'EUR'), offered: false };
const cities = [lisbon, newYork, paris];

const configured = (booking: Partial<PublicConfig['booking']>) =>
  policyFigures({ ...someConfig, booking: { ...someConfig.booking, ...booking } }, cities);

describe('the figures of the policies', () => {
  it('names amounts in the currencies of the offered cities only [D-002-003]', () => {
    expect(policyFigures(someConfig, cities).depositCredit).toBe('€350 or $350');
    expect(policyFigures(someConfig, [newYork, paris]).depositDebit).toBe('$600');
  });

  it('names the deposit that a city’s own row asks for', () => {
    const deposit = { ...lisbon.deposit, creditCard: moneyFromUnits(500, 'EUR') };
    const { depositCredit } = policyFigures(someConfig, [{ ...lisbon, deposit }, newYork]);
    expect(depositCredit).toBe('€500 or $350');
  });

  it('follows the configuration, in the singular too [A-FAQ-006]', () => {
    expect(configured({}).cancellation).toBe('48 hours');
    expect(configured({ cancellationHours: 1 }).cancellation).toBe('1 hour');
  });

  it('names the fees of young drivers where there are some [A-POLICY-018]', () => {
    expect(policyFigures(someConfig, cities).youngDrivers).toBe(
      'In New York, the young driver fee is $120 a day at ages 18 to 20 and $45 a day at ages 21 to 24. ' +
        'Drivers aged 25 or older pay no fee. In Lisbon, young drivers pay no fee.',
    );
  });

  it('warns of change fees only as late as changes are taken [D-021-004]', () => {
    expect(configured({ modificationHours: 3 }).changeFees).toBe('');
    expect(configured({ modificationHours: 2 }).changeFees).toContain('within 3 hours of delivery');
    expect(configured({ modificationHours: 2 }).changeFees).not.toContain(
      'within 1 hour of delivery',
    );
    expect(configured({ modificationHours: 0 }).changeFees).toContain('within 1 hour of delivery');
  });

  it('mentions a cancellation fee only when there is one', () => {
    expect(configured({}).cancellationFee).toBe('');
    expect(configured({ cancellationFee: 10 }).cancellationFee).toContain('€10 or $10');
  });

  it('says support hours as people do [A-PRODUCT-010]', () => {
    expect(configured({}).hours).toBe('7AM to 11PM, Lisbon or New York time');
  });

  it('says the hours of a city that has others by themselves', () => {
    const porto = { ...figuredCity('Porto', 'EUR'), hours: { opensAtHour: 0, closesAtHour: 24 } };
    expect(policyFigures(someConfig, [lisbon, porto, newYork]).hours).toBe(
      '7AM to 11PM, Lisbon or New York time or 24 hours a day in Porto',
    );
  });

  it('stand in the terms, every one of them [A-POLICY-014 A-POLICY-020 A-POLICY-021 A-POLICY-022 A-POLICY-023 A-PRODUCT-009 A-ROLE-006 D-008-002 D-038-001]', () => {
    const said = termsTexts(policyFigures(someConfig, [newYork, paris]), words)
      .terms.map(({ text }) => text)
      .join(' ');
    for (const rule of [
      'Renters must be 18 or older',
      'Additional drivers must meet the same age requirement.',
      'Delivery needs at least 2 hours of notice. A rental lasts up to 28 days.',
      'refuelling included. There is no mileage limit unless the car states one.',
      'We do not accept prepaid cards, gift cards, Visa Electron, Maestro, cash or cheques.',
      'Companies are billed directly.',
      'a hold of $350 on a credit card or $600 on a debit card',
      'within 24 business hours of the return. Your bank may show that 3 to 15 days later. Companies are exempt.',
      'Cancelling is free up to 48 hours before delivery, with a full refund to the card in 7 to 15 days.',
      'the refund is credit, less $25 within 3 hours of delivery and $50 within 1 hour of delivery.',
      'A rental day is 24 hours.',
      'an hour’s share of the daily rate plus 20 percent. After 4 hours, an extra day is charged instead.',
      '$250 after smoking or in extreme cases and $150 after pets',
    ]) {
      expect(said).toContain(rule);
    }
  });

  it('leaves no gap in any text', () => {
    const figures = policyFigures(someConfig, cities);
    const texts = JSON.stringify([faqTexts(figures, words), termsTexts(figures, words)]);
    expect(texts).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });
});
