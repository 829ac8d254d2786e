import type { z } from 'zod';
import { SignIn, SignUp } from '../../contract/accounts.ts';
import { Refusal } from '../errors.ts';
import type { RemoteConfiguration } from '../settings/settings.ts';
import { isCommonPassword } from './common-passwords.ts';

interface AuthPath {
  readonly method: 'POST';
  readonly access: 'visitor' | 'renter';
  readonly body?: z.ZodType;
  /** What the shape alone cannot say. */
  readonly check?: (body: unknown) => void;
  readonly isEnabled?: (remote: RemoteConfiguration) => boolean;
}

/** The library offers far more than we use. Only these are reachable. */
export const authPaths: Readonly<Record<string, AuthPath>> = {
  '/api/auth/sign-in/email': {
    method: 'POST',
    access: 'visitor',
    body: SignIn,
    isEnabled: (remote) => remote.login_config.loginEnabled,
  },
  '/api/auth/sign-up/email': {
    method: 'POST',
    access: 'visitor',
    body: SignUp,
    check: (body) => refuseCommonPassword(body as z.output<typeof SignUp>),
    isEnabled: (remote) => remote.signup_config.signupEnabled,
  },
  '/api/auth/sign-out': { method: 'POST', access: 'renter' },
};

function refuseCommonPassword({ password }: z.output<typeof SignUp>): void {
  if (!isCommonPassword(password)) return;
  const message = 'This password is one of the first that anybody would try.';
  throw new Refusal('common_password', message, [{ field: 'body.password', reason: message }]);
}
