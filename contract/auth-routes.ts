import { z } from 'zod';
import {
  EmailConfirmation,
  PasswordChange,
  PasswordRecovery,
  PasswordReset,
  ResetLink,
  SignIn,
  SignUp,
} from './accounts.ts';
import type { ErrorCode } from './errors.ts';
import {
  AddedFactor,
  AppConfirmation,
  AppSecret,
  FactorRemoval,
  NewPasskeyOptions,
  PasskeyConfirmation,
  PasswordConfirmation,
  SecondFactor,
  SecondStepOptions,
} from './factors.ts';

/** An address around signing in, for whoever reads the API's document. */
export interface AuthRoute<A extends string = 'visitor' | 'renter'> {
  readonly method: 'POST';
  readonly path: `/api/${string}`;
  readonly access: A;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer: { readonly status: 200; readonly schema: z.ZodType };
  /** The answer comes with the cookie that signs in, or takes it away. */
  readonly setsSession?: true;
  readonly refusals: readonly ErrorCode[];
}

/** What most of them answer with. */
export const Done = z.object({ status: z.enum(['success', 'failure', 'already_confirmed']) });
const done = { status: 200, schema: Done } as const;
const post = { method: 'POST', access: 'visitor', answer: done } as const;

/**
 * Apart from the operations: they take no Idempotency-Key, because a stored answer would keep the secrets and
 * cookies that come with it.
 */
export const authRoutes = {
  signUp: {
    ...post,
    path: '/api/auth/sign-up/email',
    summary: 'Opens an account and signs in; an email asks to confirm the address',
    body: SignUp,
    setsSession: true,
    refusals: ['email_taken', 'common_password', 'feature_disabled'],
  },
  signIn: {
    ...post,
    path: '/api/auth/sign-in/email',
    summary: 'Signs in; whoever has a second factor goes on with the second step',
    body: SignIn,
    setsSession: true,
    refusals: [
      'invalid_credentials',
      'second_factor_needed',
      'admin_refused',
      'account_disabled',
      'feature_disabled',
    ],
  },
  secondStepOptions: {
    ...post,
    path: '/api/auth/second-step/options',
    summary: 'What the second step of signing in can be taken with',
    answer: { status: 200, schema: SecondStepOptions },
    refusals: ['second_factor_expired'],
  },
  takeSecondStep: {
    ...post,
    path: '/api/auth/second-step',
    summary: 'Signs in with a code, a passkey or a recovery code, after the password was right',
    body: SecondFactor,
    setsSession: true,
    refusals: [
      'second_factor_expired',
      'wrong_code',
      'passkey_refused',
      'admin_refused',
      'account_disabled',
      'feature_disabled',
    ],
  },
  signOut: {
    ...post,
    access: 'renter',
    path: '/api/auth/sign-out',
    summary: 'Ends this session',
    setsSession: true,
    refusals: [],
  },
  requestPasswordReset: {
    ...post,
    path: '/api/auth/request-password-reset',
    summary:
      'Sends a link for a new password, if there is such an account; the answer does not tell',
    body: PasswordRecovery,
    refusals: ['feature_disabled'],
  },
  checkResetLink: {
    ...post,
    path: '/api/auth/check-reset-link',
    summary: 'Whether a link for a new password is still good',
    body: ResetLink,
    refusals: ['link_expired', 'feature_disabled'],
  },
  resetPassword: {
    ...post,
    path: '/api/auth/reset-password',
    summary: 'Sets a new password by a link; every session ends',
    body: PasswordReset,
    refusals: ['link_expired', 'common_password', 'feature_disabled'],
  },
  verifyEmail: {
    ...post,
    path: '/api/auth/verify-email',
    summary: 'Confirms an email address by the link that was sent to it',
    body: EmailConfirmation,
    refusals: ['link_expired'],
  },
  resendVerificationEmail: {
    ...post,
    access: 'renter',
    path: '/api/auth/resend-verification-email',
    summary: 'Sends the link that confirms your email address once more',
    refusals: [],
  },
  changePassword: {
    ...post,
    access: 'renter',
    path: '/api/me/password',
    summary: 'Changes your password; every other session ends',
    body: PasswordChange,
    setsSession: true,
    refusals: ['wrong_password', 'common_password'],
  },
  addApp: {
    ...post,
    access: 'renter',
    path: '/api/me/factors/app',
    summary: 'A secret for an authenticator app; it counts once a code has come back',
    body: PasswordConfirmation,
    answer: { status: 200, schema: AppSecret },
    refusals: ['wrong_password'],
  },
  confirmApp: {
    ...post,
    access: 'renter',
    path: '/api/me/factors/app/confirmation',
    summary: 'Adds the authenticator app by the first code it shows',
    body: AppConfirmation,
    answer: { status: 200, schema: AddedFactor },
    refusals: ['wrong_code', 'second_factor_expired'],
  },
  addPasskey: {
    ...post,
    access: 'renter',
    path: '/api/me/factors/passkey',
    summary: 'What the browser is asked to make a passkey with',
    body: PasswordConfirmation,
    answer: { status: 200, schema: NewPasskeyOptions },
    refusals: ['wrong_password'],
  },
  confirmPasskey: {
    ...post,
    access: 'renter',
    path: '/api/me/factors/passkey/confirmation',
    summary: 'Adds the passkey that the browser has made',
    body: PasskeyConfirmation,
    answer: { status: 200, schema: AddedFactor },
    refusals: ['passkey_refused', 'second_factor_expired'],
  },
  removeFactor: {
    ...post,
    access: 'renter',
    path: '/api/me/factors/removal',
    summary: 'Removes a second factor',
    body: FactorRemoval,
    refusals: ['wrong_password', 'not_found'],
  },
  renewRecoveryCodes: {
    ...post,
    access: 'renter',
    path: '/api/me/factors/recovery-codes',
    summary: 'New recovery codes; the old ones are worth nothing from then on',
    body: PasswordConfirmation,
    answer: { status: 200, schema: AddedFactor },
    refusals: ['wrong_password', 'not_found'],
  },
} as const satisfies Record<string, AuthRoute>;
