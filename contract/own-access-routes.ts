import { z } from 'zod';
import { PasswordChange } from './accounts.ts';
import {
  AddedFactor,
  AppConfirmation,
  AppSecret,
  FactorRemoval,
  NewPasskeyOptions,
  PasskeyConfirmation,
  PasswordConfirmation,
} from './factors.ts';

/** What most addresses around signing in answer with. */
const Done = z.object({ status: z.enum(['success', 'failure', 'already_confirmed']) });
export const done = { status: 200, schema: Done } as const;

/** What whoever is signed in does with their own password and second factors, in either application. */
export function ownAccessRoutes<const B extends `/api/${string}`, const A extends string>(
  base: B,
  access: A,
) {
  const own = { method: 'POST', access, answer: done } as const;
  return {
    changePassword: {
      ...own,
      path: `${base}/password`,
      summary: 'Changes your password; every other session ends',
      body: PasswordChange,
      setsSession: true,
      refusals: ['wrong_password', 'common_password'],
    },
    addApp: {
      ...own,
      path: `${base}/factors/app`,
      summary: 'A secret for an authenticator app; it counts once a code has come back',
      body: PasswordConfirmation,
      answer: { status: 200, schema: AppSecret },
      refusals: ['wrong_password'],
    },
    confirmApp: {
      ...own,
      path: `${base}/factors/app/confirmation`,
      summary: 'Adds the authenticator app by the first code it shows',
      body: AppConfirmation,
      answer: { status: 200, schema: AddedFactor },
      refusals: ['wrong_code', 'second_factor_expired'],
    },
    addPasskey: {
      ...own,
      path: `${base}/factors/passkey`,
      summary: 'What the browser is asked to make a passkey with',
      body: PasswordConfirmation,
      answer: { status: 200, schema: NewPasskeyOptions },
      refusals: ['wrong_password'],
    },
    confirmPasskey: {
      ...own,
      path: `${base}/factors/passkey/confirmation`,
      summary: 'Adds the passkey that the browser has made',
      body: PasskeyConfirmation,
      answer: { status: 200, schema: AddedFactor },
      refusals: ['passkey_refused', 'second_factor_expired'],
    },
    removeFactor: {
      ...own,
      path: `${base}/factors/removal`,
      summary: 'Removes a second factor',
      body: FactorRemoval,
      refusals: ['wrong_password', 'not_found'],
    },
    renewRecoveryCodes: {
      ...own,
      path: `${base}/factors/recovery-codes`,
      summary: 'New recovery codes; the old ones are worth nothing from then on',
      body: PasswordConfirmation,
      answer: { status: 200, schema: AddedFactor },
      refusals: ['wrong_password', 'not_found'],
    },
  } as const;
}
