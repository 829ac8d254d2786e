import { SignIn } from '../accounts.ts';
import type { AuthRoute } from '../auth-routes.ts';
import { SecondFactor, SecondStepOptions } from '../factors.ts';
import { done, ownAccessRoutes } from '../own-access-routes.ts';
import { InvitationLink, Invited, Joined, Joining } from './staff.ts';

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
  ...ownAccessRoutes('/api/operate/me', 'signed-in'),
} as const satisfies Record<string, AuthRoute<'visitor' | 'signed-in'>>;
