import {
  EmailConfirmation,
  PasswordChange,
  PasswordRecovery,
  PasswordReset,
  ResetLink,
  SignIn,
  SignUp,
} from '../../contract/accounts.ts';
import {
  AppConfirmation,
  FactorRemoval,
  PasskeyConfirmation,
  PasswordConfirmation,
  SecondFactor,
} from '../../contract/factors.ts';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import type { Deps } from '../deps.ts';
import { isLinkGood, type LinkPurpose } from './account-links.ts';
import { type AuthPath, authPath } from './auth-path.ts';
import { changePassword } from './change-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { endReplacedSession } from './end-replaced-session.ts';
import { endSession } from './end-session.ts';
import { confirmApp, startApp } from './factors/add-app.ts';
import { confirmPasskey, startPasskey } from './factors/add-passkey.ts';
import { removeFactor, renewRecoveryCodes } from './factors/remove-factor.ts';
import { hasBegunStep, secondStepOptions, takeSecondStep } from './factors/second-step.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { checkResetLink, resetPassword } from './reset-password.ts';
import { signIn, signInsInTurn } from './sign-in.ts';
import { verifyEmail } from './verify-email.ts';

/** Not among the operations: their answers hold secrets, which a stored answer would keep. */
const changesFactors = {
  method: 'POST',
  access: 'renter',
  limits: { perAccount: { most: 10, minutes: 15 }, successForgives: true },
} as const;
/** Counted where it is compared: one limit for all that ask for it. */
const asksForPassword = { ...changesFactors, limits: {} } as const;

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
    answer: signIn,
    inTurn: signInsInTurn,
    after: endReplacedSession,
  }),
  '/api/auth/second-step/options': authPath({
    method: 'POST',
    access: 'visitor',
    limits: { perAddress: { most: 30, minutes: 5 } },
    isEntitled: hasBegunStep,
    answer: secondStepOptions,
  }),
  '/api/auth/second-step': authPath({
    method: 'POST',
    access: 'visitor',
    body: SecondFactor,
    isEnabled: (remote) => remote.login_config.loginEnabled,
    limits: { perAddress: { most: 20, minutes: 5 }, successForgives: true },
    isEntitled: hasBegunStep,
    answer: takeSecondStep,
    after: endReplacedSession,
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
    isEntitled: ({ deps, body }) => isGood(deps, 'reset-password', body.token),
    answer: resetPassword,
  }),
  '/api/auth/verify-email': authPath({
    method: 'POST',
    access: 'visitor',
    body: EmailConfirmation,
    limits: { perAddress: { most: 20, minutes: 15 } },
    isEntitled: ({ deps, body }) => isGood(deps, 'verify-email', body.token),
    answer: async ({ deps, body }) => status(await verifyEmail(deps, body.token)),
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
    limits: asksForPassword.limits,
    events: { done: 'password-changed' },
    answer: changePassword,
  }),
  '/api/me/factors/app': authPath({
    ...asksForPassword,
    body: PasswordConfirmation,
    answer: startApp,
  }),
  '/api/me/factors/app/confirmation': authPath({
    ...changesFactors,
    body: AppConfirmation,
    answer: confirmApp,
  }),
  '/api/me/factors/passkey': authPath({
    ...asksForPassword,
    body: PasswordConfirmation,
    answer: startPasskey,
  }),
  '/api/me/factors/passkey/confirmation': authPath({
    ...changesFactors,
    body: PasskeyConfirmation,
    answer: confirmPasskey,
  }),
  '/api/me/factors/removal': authPath({
    ...asksForPassword,
    body: FactorRemoval,
    answer: removeFactor,
  }),
  '/api/me/factors/recovery-codes': authPath({
    ...asksForPassword,
    body: PasswordConfirmation,
    answer: renewRecoveryCodes,
  }),
};

const status = (value: 'success' | 'failure' | 'already_confirmed') =>
  Response.json({ status: value });

const isGood = ({ database, clock }: Deps, purpose: LinkPurpose, token: string) =>
  isLinkGood(database.kysely, { purpose, token, now: clock.now() });
