import { expect, test } from 'vitest';
import { renterErrorStatus } from '../../contract/errors.ts';
import { cardFailures, watchFailures } from '../../contract/requests.ts';
import { errors } from '../../i18n/en/errors.ts';
import { refusalKey } from './refusal-key.ts';

const codes = [...Object.keys(renterErrorStatus), ...cardFailures, ...watchFailures];

test.each(codes)(
  '%s has a title and a text of its own [A-DATA-013 R-CHECKOUT-015 R-ERROR-003]',
  (code) => {
    const key = refusalKey(code);
    expect(key).not.toBe('unknown');
    expect(errors[key].title).not.toBe('');
    expect(errors[key].text).not.toBe('');
  },
);

test('a code is looked up in lower case, with dashes turned to underscores [A-CHECKOUT-007 R-CHECKOUT-014 R-ERROR-003]', () => {
  expect(refusalKey('SNAP-Timeout')).toBe('snap_timeout');
});

test.each(['', 'Unknown', 'something_new', 'toString', 'constructor'])(
  'a code nobody knows (%j) gets the general text [R-ERROR-005]',
  (code) => {
    expect(errors[refusalKey(code)].text).toBe('An error has occurred, please try again later');
  },
);

test('a refused card gets the specified text [A-WALLET-014 R-CHECKOUT-016]', () => {
  expect(errors[refusalKey('card-declined')].text).toBe(
    'An error has occurred with your card. Please try with another one or contact your bank.',
  );
});
