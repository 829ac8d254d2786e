import { PasswordChange, SignIn } from '../../../contract/accounts.ts';
import {
  AppConfirmation,
  FactorRemoval,
  PasskeyConfirmation,
  PasswordConfirmation,
  SecondFactor,
} from '../../../contract/factors.ts';
import { InvitationLink, Joining } from '../../../contract/operate/staff.ts';
import { attemptPolicy } from '../../../domain/policy-constants.ts';
import { type AuthPath, authPath } from '../../accounts/auth-path.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { refuseCommonPassword } from '../../accounts/common-passwords.ts';
import { endReplacedSession } from '../../accounts/end-replaced-session.ts';
import { confirmApp, startApp } from '../../accounts/factors/add-app.ts';
import { confirmPasskey, startPasskey } from '../../accounts/factors/add-passkey.ts';
import { removeFactor, renewRecoveryCodes } from '../../accounts/factors/remove-factor.ts';
import {
  hasBegunStep,
  secondStepOptions,
  takeSecondStep,
} from '../../accounts/factors/second-step.ts';
import { signIn, signInsInTurn } from '../../accounts/sign-in.ts';
import { checkInvitation, isInvited, join } from './join.ts';
import { leave } from './leave.ts';

/** As the renters': their answers hold secrets, which a stored answer would keep. */
const changesFactors = {
  method: 'POST',
  access: 'signed-in',
  limits: { perAccount: { most: 10, minutes: 15 }, successForgives: true },
} as const;
/** Counted where it is compared: one limit for all that ask for it. */
const asksForPassword = { ...changesFactors, limits: {} } as const;

/** Signing in to the console: the renters' verbs, on staff's own tables. */
export const staffAuthPaths: Readonly<Record<string, AuthPath>> = {
  '/api/operate/auth/sign-in': authPath({
    method: 'POST',
    access: 'visitor',
    body: SignIn,
    limits: { ...attemptPolicy.signIn, successForgives: true },
    makesKnownTo: ({ email }) => email,
    events: { done: 'signed-in', refused: 'sign-in-refused' },
    answer: signIn,
    inTurn: signInsInTurn,
    after: endReplacedSession,
  }),
  '/api/operate/auth/second-step/options': authPath({
    method: 'POST',
    access: 'visitor',
    limits: { perAddress: { most: 30, minutes: 5 } },
    isEntitled: hasBegunStep,
    answer: secondStepOptions,
  }),
  '/api/operate/auth/second-step': authPath({
    method: 'POST',
    access: 'visitor',
    body: SecondFactor,
    limits: { perAddress: { most: 20, minutes: 5 }, successForgives: true },
    isEntitled: hasBegunStep,
    answer: takeSecondStep,
    after: endReplacedSession,
  }),
  '/api/operate/auth/sign-out': {
    method: 'POST',
    access: 'signed-in',
    limits: {},
    before: ({ deps, headers }) => leave(deps, headers),
  },
  '/api/operate/auth/invitation': authPath({
    method: 'POST',
    access: 'visitor',
    body: InvitationLink,
    limits: { perAddress: { most: 30, minutes: 15 } },
    isEntitled: isInvited,
    answer: checkInvitation,
  }),
  '/api/operate/auth/invitation/acceptance': authPath({
    method: 'POST',
    access: 'visitor',
    body: Joining,
    check: ({ password }) => refuseCommonPassword('body.password', password),
    limits: { perAddress: { most: 20, minutes: 15 } },
    isEntitled: isInvited,
    answer: join,
    after: endReplacedSession,
  }),
  '/api/operate/me/password': authPath({
    method: 'POST',
    access: 'signed-in',
    body: PasswordChange,
    check: ({ newPassword }) => refuseCommonPassword('body.newPassword', newPassword),
    limits: asksForPassword.limits,
    events: { done: 'password-changed' },
    answer: changePassword,
  }),
  '/api/operate/me/factors/app': authPath({
    ...asksForPassword,
    body: PasswordConfirmation,
    answer: startApp,
  }),
  '/api/operate/me/factors/app/confirmation': authPath({
    ...changesFactors,
    body: AppConfirmation,
    answer: confirmApp,
  }),
  '/api/operate/me/factors/passkey': authPath({
    ...asksForPassword,
    body: PasswordConfirmation,
    answer: startPasskey,
  }),
  '/api/operate/me/factors/passkey/confirmation': authPath({
    ...changesFactors,
    body: PasskeyConfirmation,
    answer: confirmPasskey,
  }),
  '/api/operate/me/factors/removal': authPath({
    ...asksForPassword,
    body: FactorRemoval,
    answer: removeFactor,
  }),
  '/api/operate/me/factors/recovery-codes': authPath({
    ...asksForPassword,
    body: PasswordConfirmation,
    answer: renewRecoveryCodes,
  }),
};
