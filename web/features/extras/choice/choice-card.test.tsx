import { expect, test } from 'vitest';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { ChoiceCard } from './choice-card.tsx';

const card = { title: 'Roadside help', text: '', price: '€3.50', isChosen: false };

test('what comes with another choice says so, instead of its price, and cannot be bought again', () => {
  const shown = rendered(
    <ChoiceCard {...card} includedIn="Included in Full" onChange={() => {}} />,
  );
  expect(shown).toContain('Included in Full');
  expect(shown).not.toContain('€3.50');
  expect(shown).toMatch(/<input[^>]*disabled=""/);
  expect(shown).toMatch(/<input[^>]*checked=""/);
});

test('anything else has its price and can be ticked', () => {
  const shown = rendered(<ChoiceCard {...card} onChange={() => {}} />);
  expect(shown).toContain('€3.50');
  expect(shown).not.toMatch(/<input[^>]*(disabled|checked)=""/);
});
