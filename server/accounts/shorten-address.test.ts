import { expect, it } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

it.each([
  ['83.240.12.77', '83.240.12.x'],
  ['::ffff:83.240.12.77', '83.240.12.x'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3:x'],
  ['2001:db8::1', '2001:db8:0:x'],
  ['[fe80::1%eth0]', 'fe80:0:0:x'],
  ['::1', '0:0:0:x'],
  ['unknown', null],
  ["' OR 1=1 --", null],
  ['', null],
])('%s is shown as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});
