import {
  EmailConfirmation,
  PasswordChange,
  PasswordRecovery,
  PasswordReset,
  ResetLink,
  SignIn,
  SignUp,
} from '../../contract/accounts.ts';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import { type AuthPath, authPath } from './auth-path.ts';
import { changePassword } from './change-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { endReplacedSession } from './end-replaced-session.ts';
import { endSession } from './end-session.ts';
import { renewHash } from './renew-hash.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { checkResetLink, resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

/** The library offers far more than we use. Only these are reachable. */
export const authPaths: Readonly<Record<string, AuthPath>> = {
  '/api/auth/sign-in/email': authPath({
    method: 'POST',
    access: 'visitor',
    body: SignIn,
    isEnabled: (remote) => remote.login_config.loginEnabled,
    limits: { ...attemptPolicy.signIn, successForgives: true },
    makesKnownTo: ({ email }) => email,
    events: { done: 'signed-in', refused: 'sign-in-refused' },
    after: async (call) => {
      await endReplacedSession(call);
      await renewHash(call);
    },
  }),
  '/api/auth/sign-up/email': authPath({
    method: 'POST',
    access: 'visitor',
    body: SignUp,
    check: ({ password }) => refuseCommonPassword('body.password', password),
    isEnabled: (remote) => remote.signup_config.signupEnabled,
    limits: { perAddress: { most: 10, minutes: 15 } },
    makesKnownTo: ({ email }) => email,
    events: { done: 'signed-up' },
    after: endReplacedSession,
  }),
  '/api/auth/sign-out': {
    method: 'POST',
    access: 'renter',
    limits: {},
    before: ({ deps, headers }) => endSession(deps, headers),
  },
  '/api/auth/request-password-reset': authPath({
    method: 'POST',
    access: 'visitor',
    body: PasswordRecovery,
    isEnabled: (remote) => remote.password_recovery_config.passwordRecoveryEnabled,
    limits: {
      perAddress: attemptPolicy.recovery.perAddress,
      perPair: attemptPolicy.recovery.perPair,
    },
    events: { done: 'reset-requested' },
    answer: async ({ deps, body, device }) => {
      await requestPasswordReset(deps, body.email, { isKnownDevice: device !== null });
      return status('success');
    },
  }),
  '/api/auth/check-reset-link': authPath({
    method: 'POST',
    access: 'visitor',
    body: ResetLink,
    isEnabled: (remote) => remote.password_recovery_config.passwordRecoveryEnabled,
    // Asked by the page itself while the server renders it, so there is no address to count by.
    limits: {},
    answer: async ({ deps, body }) => {
      await checkResetLink(deps, body.token);
      return status('success');
    },
  }),
  '/api/auth/reset-password': authPath({
    method: 'POST',
    access: 'visitor',
    body: PasswordReset,
    check: ({ password }) => refuseCommonPassword('body.password', password),
    isEnabled: (remote) => remote.password_recovery_config.passwordRecoveryEnabled,
    limits: { perAddress: { most: 20, minutes: 15 } },
    answer: resetPassword,
  }),
  '/api/auth/verify-email': authPath({
    method: 'POST',
    access: 'visitor',
    body: EmailConfirmation,
    limits: { perAddress: { most: 20, minutes: 15 } },
    answer: async ({ deps, body }) => {
      await verifyEmail(deps, body.token);
      return status('success');
    },
  }),
  '/api/auth/resend-verification-email': {
    method: 'POST',
    access: 'renter',
    limits: {},
    answer: async ({ deps, caller }) => status(await resendVerification(deps, caller.userId)),
  },
  '/api/me/password': authPath({
    method: 'POST',
    access: 'renter',
    body: PasswordChange,
    check: ({ newPassword }) => refuseCommonPassword('body.newPassword', newPassword),
    limits: { perAccount: { most: 10, minutes: 15 }, successForgives: true },
    events: { done: 'password-changed' },
    answer: changePassword,
  }),
};

const status = (value: 'success' | 'failure') => Response.json({ status: value });
