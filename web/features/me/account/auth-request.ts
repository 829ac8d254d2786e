import { type AuthMode, type AuthReason, isMode } from './auth-entry.ts';

/** What asked for the sign-in dialog over a page. */
export interface AuthRequest {
  readonly mode: AuthMode;
  readonly reason: AuthReason | null;
  /** Where the visitor continues; null is the page they are on. */
  readonly origin: string | null;
}

/** It stands in the state of a history entry of its own, so that Back closes the dialog. */
export function authRequestIn(state: unknown): AuthRequest | null {
  const auth = (state as { readonly auth?: AuthRequest } | null)?.auth;
  return auth && isMode(auth.mode) ? auth : null;
}
