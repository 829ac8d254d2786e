import type { PublicConfig } from '../../../../contract/configuration.ts';
import { sameSitePath } from '../../../page/same-site-path.ts';
import { isEmail } from './is-email.ts';

const modes = ['login', 'register', 'forgotPassword'] as const;

export type AuthMode = (typeof modes)[number];

/** What the sign-in dialog opens with. */
export interface AuthEntry {
  readonly mode: AuthMode;
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
  return { mode: action, email, origin: sameSitePath(params.get('origin')) };
}

export function isOffered(mode: AuthMode, flags: Flags): boolean {
  const offered = {
    login: flags.loginEnabled,
    register: flags.signupEnabled,
    forgotPassword: flags.passwordRecoveryEnabled,
  };
  return offered[mode];
}

function isMode(action: string): action is AuthMode {
  return modes.some((mode) => mode === action);
}
