import { codeAt, stepAt } from '../accounts/factors/totp.ts';

/** The code of an app that was given this key, as many steps ahead: one ahead is good, and not yet used. */
export function codeOf(key: string, ahead = 0): string {
  const bits = [...key]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return codeAt(Buffer.from(bytes), stepAt(Temporal.Now.instant()) + ahead);
}
