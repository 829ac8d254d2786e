import { expect, test } from 'vitest';
import { contactOf } from '../../../page/contact.ts';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { NoScript } from './no-script.tsx';

test('whoever has no scripts is told how to book by phone and by email', () => {
  const shown = rendered(<NoScript contact={contactOf(someConfig.contact, [])} />);
  expect(shown).toMatch(/^<noscript>.*JavaScript.*<\/noscript>$/);
  expect(shown).toContain('href="tel:+12125550100"');
  expect(shown).toContain('href="mailto:hello@handover.example"');
});
