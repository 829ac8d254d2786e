import { describe, expect, it } from 'vitest';
import { faqTexts } from './faq-texts.server.ts';
import { policyFigures } from './policy-figures.server.ts';
import { termsTexts } from './terms-texts.server.ts';

const config = {
  booking: {
    maximumDurationDays: 28,
    noticeHours: 2,
    cancellationHours: 48,
    cancellationFee: 0,
    modificationHours: 2,
  },
  contact: {
    email: 'hello@handover.example',
    phone: '+1 212 555 0142',
    careersUrl: 'https://jobs.example',
    businessFormUrl: 'https://form.example',
  },
};
const lisbon = { code: 'LIS', name: 'Lisbon', currency: 'EUR', offered: true } as const;
const newYork = { code: 'NYC', name: 'New York', currency: 'USD', offered: true } as const;
const paris = { code: 'PAR', name: 'Paris', currency: 'EUR', offered: false } as const;
const cities = [lisbon, newYork, paris];

const configured = (booking: Partial<typeof config.booking>) =>
  policyFigures({ ...config, booking: { ...config.booking, ...booking } }, cities);

describe('the figures of the policies', () => {
  it('names amounts in the currencies of the offered cities only', () => {
    expect(policyFigures(config, cities).depositCredit).toBe('€350 or $350');
    expect(policyFigures(config, [newYork, paris]).depositDebit).toBe('$600');
  });

  it('follows the configuration, in the singular too', () => {
    expect(configured({}).cancellation).toBe('48 hours');
    expect(configured({ cancellationHours: 1 }).cancellation).toBe('1 hour');
  });

  it('names the fees of young drivers where there are some', () => {
    expect(policyFigures(config, cities).youngDrivers).toBe(
      'In New York, drivers aged 18 to 20 pay $120 a day and aged 21 to 24 pay $45 a day; ' +
        'from 25 on there is no fee. In Lisbon there is no such fee.',
    );
  });

  it('warns of change fees only as late as changes are taken', () => {
    expect(configured({ modificationHours: 3 }).changeFees).toBe('');
    expect(configured({ modificationHours: 2 }).changeFees).toContain('last 3 hours');
    expect(configured({ modificationHours: 2 }).changeFees).not.toContain('last 1 hour');
    expect(configured({ modificationHours: 0 }).changeFees).toContain('last 1 hour');
  });

  it('mentions a cancellation fee only when there is one', () => {
    expect(configured({}).cancellationFee).toBe('');
    expect(configured({ cancellationFee: 10 }).cancellationFee).toContain('€10 or $10');
  });

  it('says support hours as people do', () => {
    expect(configured({})).toMatchObject({ opens: '7AM', closes: '11PM' });
  });

  it('leaves no gap in any text', () => {
    const figures = policyFigures(config, cities);
    const texts = JSON.stringify([faqTexts(figures), termsTexts(figures)]);
    expect(texts).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });
});
