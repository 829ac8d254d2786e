import type { PublicConfig } from '../../../../contract/configuration.ts';
import { sameSitePath } from '../../../page/same-site-path.ts';
import { isEmail } from './is-email.ts';

const modes = ['login', 'register', 'forgotPassword'] as const;

export type AuthMode = (typeof modes)[number];

/** What somebody wanted to do when they were asked to sign in. */
export type AuthReason = 'reserve' | 'checkout' | 'bookings' | 'booking' | 'driving' | 'profile';

/** What the sign-in dialog opens with. */
export interface AuthEntry {
  readonly mode: AuthMode;
  readonly reason: AuthReason | null;
  /** From an invitation: an account is made under this e-mail and no other. */
  readonly email: string | null;
  /** Where the visitor continues. */
  readonly origin: string;
}

type Flags = Pick<
  PublicConfig['flags'],
  'loginEnabled' | 'signupEnabled' | 'passwordRecoveryEnabled'
>;

/** What the address of the home page asks for; `reset` when it asks for what cannot be. */
export function readEntry(params: URLSearchParams, flags: Flags): AuthEntry | 'reset' | null {
  // A page that needs a session sends its visitor here with nothing but the way back.
  const action = params.get('action') ?? (params.has('origin') ? 'login' : null);
  if (action === null) return null;
  const email = params.get('email');
  // Somebody on the way to a page of theirs is told that nobody can log in; the dialog says so.
  const isOnTheWay = !params.has('action');
  if (!isMode(action) || !(isOnTheWay || isOffered(action, flags))) return 'reset';
  if (email !== null && !isEmail(email)) return 'reset';
  const origin = sameSitePath(params.get('origin'));
  return { mode: action, reason: reasonFor(origin), email, origin };
}

const reasons: readonly (readonly [RegExp, AuthReason])[] = [
  [/^\/assets\/[^/]+\/checkout/, 'checkout'],
  [/^\/bookings\b/, 'bookings'],
  [/^\/booking\//, 'booking'],
  [/^\/driving\//, 'driving'],
  [/^\/profile\b/, 'profile'],
];

/** Why the page that somebody is on the way to asks who they are. */
export function reasonFor(path: string): AuthReason | null {
  return reasons.find(([page]) => page.test(path))?.[1] ?? null;
}

export function isOffered(mode: AuthMode, flags: Flags): boolean {
  const offered = {
    login: flags.loginEnabled,
    register: flags.signupEnabled,
    forgotPassword: flags.passwordRecoveryEnabled,
  };
  return offered[mode];
}

export function isMode(action: string): action is AuthMode {
  return modes.some((mode) => mode === action);
}
