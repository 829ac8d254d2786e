import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { City } from '../../../../contract/cities.ts';
import { anyCity } from '../../../../contract/operate/any-city.fixture.ts';
import { middleOf } from '../../../../domain/service-area.ts';
import { words } from '../../../../i18n/words.ts';
import { policyFigures } from '../../../page/policy-figures.server.ts';
import { someConfig } from '../../../page/rendered.fixture.tsx';
import { liveCitiesFrom } from '../home/live-city.ts';
import { faqTexts } from './faq-texts.server.ts';
import { homeContent } from './home-content.server.ts';
import { termsTexts } from './terms-texts.server.ts';

const shown = anyCity.map(
  (written): City => ({
    ...written,
    offered: true,
    center: middleOf(written.boundingBox),
    carCount: 1,
    lowestPricePerDay: written.deposit.creditCard,
  }),
);
const now = fc.date({
  noInvalidDate: true,
  min: new Date('2026-01-01'),
  max: new Date('2036-01-01'),
});

it('whatever city can be written down: home, questions and terms can be read', () => {
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 5 }), now, (cities, at) => {
      const url = new URL(`https://handover.example/?city=${cities[0]?.id}`);
      const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
      expect(liveCitiesFrom(cities, instant)).toHaveLength(cities.length);
      const figures = policyFigures(someConfig, cities);
      const said = JSON.stringify([
        homeContent(url, someConfig, cities, words),
        faqTexts(figures, words),
        termsTexts(figures, words),
      ]);
      expect(said).not.toMatch(/\{\{|undefined|NaN|Invalid/);
    }),
    { numRuns: 25 },
  );
});
