import { expect, test } from 'vitest';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { Ribbon } from './ribbon.tsx';

test('a ribbon says which parts are simulated [D-034-003]', () => {
  const shown = rendered(
    <Ribbon simulated={['payments', 'mail']} closed={false} isFullWidth={false} />,
  );
  expect(shown).toContain('Demo: payments and emails are simulated.');
  expect(shown).toContain('href="/sim"');
});

test('it leads to nothing where only addresses are: there is nothing to see of them', () => {
  expect(
    rendered(<Ribbon simulated={['addresses']} closed={false} isFullWidth={false} />),
  ).not.toContain('href');
});

test('there is none where nothing is, or where it was closed', () => {
  expect(rendered(<Ribbon simulated={[]} closed={false} isFullWidth={false} />)).toBe('');
  expect(rendered(<Ribbon simulated={['mail']} closed isFullWidth={false} />)).toBe('');
});
