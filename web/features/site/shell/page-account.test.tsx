import { expect, test } from 'vitest';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { PageAccount } from './page-account.tsx';

test('a page with a header of its own offers the ways in, each only while it is switched on', () => {
  expect(rendered(<PageAccount />)).toMatch(/Log in.*Sign up/);
  expect(rendered(<PageAccount />, { loginEnabled: false })).not.toContain('Log in');
});
