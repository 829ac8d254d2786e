import { expect, test } from 'vitest';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { EntryButtons } from './entry-buttons.tsx';

const offered = (flags: Partial<typeof someConfig.flags>) =>
  [
    ...rendered(<EntryButtons flags={{ ...someConfig.flags, ...flags }} />).matchAll(/>([^<]+)</g),
  ].map(([, text]) => text);

test('logging in and signing up are offered, each only while it is switched on [A-LOGIN-003 R-SHELL-003]', () => {
  expect(offered({})).toEqual(['Log in', 'Sign up']);
  expect(offered({ loginEnabled: false })).toEqual(['Sign up']);
  expect(offered({ signupEnabled: false })).toEqual(['Log in']);
  expect(offered({ loginEnabled: false, signupEnabled: false })).toEqual([]);
});

test('whoever comes in by them continues on the page they were on', () => {
  const shown = rendered(<EntryButtons flags={someConfig.flags} />);
  expect([...shown.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/?action=login&amp;origin=%2Ffaq',
    '/?action=register&amp;origin=%2Ffaq',
  ]);
});

test('nobody is offered a way in that may not work', () => {
  expect(rendered(<EntryButtons flags={undefined} />)).toBe('');
});
