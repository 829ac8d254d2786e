import { dictionary } from '@zxcvbn-ts/language-common';
import { surprisingCharacters } from '../../domain/password-strength.ts';
import { Refusal } from '../errors.ts';

/** 49,000 from breaches, the commonest first, in lower case; and the one word that only we suggest. */
const known = new Set([...dictionary['passwords-common'], 'handover']);

/** A year, a number, an exclamation mark: what is added when a form asks for more. */
const ADDED = /[\d\W_]{1,5}$/;

/** So few are a run of the alphabet, the digits or one key. */
const FEWEST_SURPRISING = 3;

/** Refuses what anybody would try first. */
export function refuseCommonPassword(field: string, password: string): void {
  const lower = password.toLowerCase();
  const isCommon =
    known.has(lower) ||
    known.has(lower.replace(ADDED, '')) ||
    surprisingCharacters(password) < FEWEST_SURPRISING;
  if (!isCommon) return;
  const message = 'This password is one of the first that anybody would try.';
  throw new Refusal('common_password', message, [{ field, reason: message }]);
}
