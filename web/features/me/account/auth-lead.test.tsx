import { beforeAll, expect, test } from 'vitest';
import { account } from '../../../../i18n/en/account.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { readEntry } from './auth-entry.ts';
import { AuthLead } from './auth-lead.tsx';

beforeAll(() => addWords('account', account));

/** What the dialog says first to somebody on the way to a page. */
function saidTo(origin: string, loginEnabled: boolean): string {
  const flags = { ...someConfig.flags, loginEnabled };
  const entry = readEntry(new URLSearchParams({ origin }), flags);
  if (entry === null || entry === 'reset') throw new Error('The dialog is not opened');
  return rendered(<AuthLead {...entry} flags={flags} />).replaceAll(/<[^>]+>/g, '');
}

test('whoever is on the way to a page of theirs reads why they are asked', () => {
  expect(saidTo('/profile', true)).toBe('To see your profile, log in or sign up.');
});

test('with logging in switched off they read that, and are not told to log in', () => {
  expect(saidTo('/profile', false)).toBe('This is unavailable right now. Please try again later.');
});
