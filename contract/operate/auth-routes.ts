import { PasswordChange, SignIn } from '../accounts.ts';
import { type AuthRoute, Done } from '../auth-routes.ts';
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
} from '../factors.ts';
import { InvitationLink, Invited, Joined, Joining } from './staff.ts';

const done = { status: 200, schema: Done } as const;
const visitor = { method: 'POST', access: 'visitor', answer: done } as const;
const own = { ...visitor, access: 'signed-in' } as const;

/** As the renters', without an Idempotency-Key: a stored answer would keep secrets and cookies. */
export const operateAuthRoutes = {
  signIn: {
    ...visitor,
    path: '/api/operate/auth/sign-in',
    summary: 'Signs in; whoever has a second factor goes on with the second step',
    body: SignIn,
    setsSession: true,
    refusals: ['invalid_credentials', 'second_factor_needed', 'account_disabled'],
  },
  secondStepOptions: {
    ...visitor,
    path: '/api/operate/auth/second-step/options',
    summary: 'What the second step of signing in can be taken with',
    answer: { status: 200, schema: SecondStepOptions },
    refusals: ['second_factor_expired'],
  },
  takeSecondStep: {
    ...visitor,
    path: '/api/operate/auth/second-step',
    summary: 'Signs in with a code, a passkey or a recovery code, after the password was right',
    body: SecondFactor,
    setsSession: true,
    refusals: ['second_factor_expired', 'wrong_code', 'passkey_refused', 'account_disabled'],
  },
  signOut: {
    ...own,
    path: '/api/operate/auth/sign-out',
    summary: 'Ends this session',
    setsSession: true,
    refusals: [],
  },
  checkInvitation: {
    ...visitor,
    path: '/api/operate/auth/invitation',
    summary: 'Whom a link invites, while it is good',
    body: InvitationLink,
    answer: { status: 200, schema: Invited },
    refusals: ['link_expired'],
  },
  join: {
    ...visitor,
    path: '/api/operate/auth/invitation/acceptance',
    summary: 'Sets name and password by a link, and signs in',
    body: Joining,
    answer: { status: 200, schema: Joined },
    setsSession: true,
    refusals: ['link_expired', 'common_password'],
  },
  changePassword: {
    ...own,
    path: '/api/operate/me/password',
    summary: 'Changes your password; every other session ends',
    body: PasswordChange,
    setsSession: true,
    refusals: ['wrong_password', 'common_password'],
  },
  addApp: {
    ...own,
    path: '/api/operate/me/factors/app',
    summary: 'A secret for an authenticator app; it counts once a code has come back',
    body: PasswordConfirmation,
    answer: { status: 200, schema: AppSecret },
    refusals: ['wrong_password'],
  },
  confirmApp: {
    ...own,
    path: '/api/operate/me/factors/app/confirmation',
    summary: 'Adds the authenticator app by the first code it shows',
    body: AppConfirmation,
    answer: { status: 200, schema: AddedFactor },
    refusals: ['wrong_code', 'second_factor_expired'],
  },
  addPasskey: {
    ...own,
    path: '/api/operate/me/factors/passkey',
    summary: 'What the browser is asked to make a passkey with',
    body: PasswordConfirmation,
    answer: { status: 200, schema: NewPasskeyOptions },
    refusals: ['wrong_password'],
  },
  confirmPasskey: {
    ...own,
    path: '/api/operate/me/factors/passkey/confirmation',
    summary: 'Adds the passkey that the browser has made',
    body: PasskeyConfirmation,
    answer: { status: 200, schema: AddedFactor },
    refusals: ['passkey_refused', 'second_factor_expired'],
  },
  removeFactor: {
    ...own,
    path: '/api/operate/me/factors/removal',
    summary: 'Removes a second factor',
    body: FactorRemoval,
    refusals: ['wrong_password', 'not_found'],
  },
  renewRecoveryCodes: {
    ...own,
    path: '/api/operate/me/factors/recovery-codes',
    summary: 'New recovery codes; the old ones are worth nothing from then on',
    body: PasswordConfirmation,
    answer: { status: 200, schema: AddedFactor },
    refusals: ['wrong_password', 'not_found'],
  },
} as const satisfies Record<string, AuthRoute<'visitor' | 'signed-in'>>;
