import { expect, test } from 'vitest';
import { home } from '../../../../i18n/en/home.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { Process } from './process.tsx';

addWords('home', home);

test('how it works is told in three steps, with the configured notice [A-HOME-002]', () => {
  const shown = rendered(<Process noticeHours={4} />);
  const steps = [...shown.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title);
  expect(steps).toEqual(['Name the door and the day', 'Take the key', 'Leave it at your door']);
  expect(shown).toContain('4 hours’ notice is enough.');
  expect(shown).toContain('id="how"');
});
