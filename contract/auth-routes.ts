import type { z } from 'zod';
import {
  EmailConfirmation,
  PasswordRecovery,
  PasswordReset,
  ResetLink,
  SignIn,
  SignUp,
} from './accounts.ts';
import type { ErrorCode } from './errors.ts';
import { SecondFactor, SecondStepOptions } from './factors.ts';
import { done, ownAccessRoutes } from './own-access-routes.ts';

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
  ...ownAccessRoutes('/api/me', 'renter'),
} as const satisfies Record<string, AuthRoute>;
