import { expect, test } from 'vitest';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { PageAccount } from './page-account.tsx';

const renter = {
  ...{ name: 'Maya Castro', email: 'maya@castro.example', emailVerified: true },
  ...{ needsVerification: false, documentsInProgress: false },
};

test('a page with a header of its own offers the ways in, each only while it is switched on', () => {
  expect(rendered(<PageAccount />)).toMatch(/Log in.*Sign up/);
  expect(rendered(<PageAccount />, { loginEnabled: false })).not.toContain('Log in');
});

test('whoever is logged in has their account menu there', () => {
  const shown = rendered(<PageAccount />, {}, renter);
  expect(shown).toContain('Maya Castro');
  expect(shown).toMatch(/<a [^>]*href="\/profile"[^>]*>Profile</);
  expect(shown).toMatch(/<button[^>]*>Log out</);
  expect(shown).not.toContain('Sign up');
});
