import type { z } from 'zod';
import type { SecurityEventKind } from '../../domain/security-event.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import type { InTurn } from '../in-turn.ts';
import type { RemoteConfiguration } from '../settings/settings.ts';
import type { Auth } from './auth-library.ts';
import type { Limit } from './count-attempt.ts';
import type { Realm } from './realm.ts';

/** An address around signing in: by the library, or ours where the library has nothing that fits. */
export type AuthPath<B = unknown> = Gates<B> &
  (
    | { readonly access: 'visitor'; readonly answer?: (call: Call<B>) => Promise<Response> }
    | {
        readonly access: 'renter' | 'signed-in';
        readonly answer?: (call: Call<B> & { readonly caller: Caller }) => Promise<Response>;
      }
  );

interface Gates<B> {
  readonly method: 'POST';
  readonly body?: z.ZodType<B>;
  /** What the shape alone cannot say. */
  readonly check?: (body: B) => void;
  readonly isEnabled?: (remote: RemoteConfiguration) => boolean;
  readonly limits: AuthLimits;
  /** Holds what cannot be guessed, and it is good: what others try from the same address is not held against it. */
  readonly isEntitled?: (call: Call<B>) => Promise<boolean>;
  /** Costly: answered a few at a time, so that a crowd here slows nobody who asks for something else. */
  readonly inTurn?: InTurn;
  /** What the security log is told, where the answer alone shows it. */
  readonly events?: AuthEvents;
  /** Done before the library answers; what fails here is the answer. */
  readonly before?: (call: Call<B>) => Promise<void>;
  /** Whose device this is from now on, once the answer is good. */
  readonly makesKnownTo?: (body: B) => string;
  /** Done once it was answered well. */
  readonly after?: (call: Call<B>) => Promise<void>;
}

interface Call<B> {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly realm: Realm;
  readonly body: B;
  readonly headers: Headers;
  /** The device's id, where the account that is named knows it. */
  readonly device: string | null;
}

/**
 * Attempts of one address, of one address or known device on one account, of all strangers on one
 * account, and of all strangers on all accounts. Where success forgives, only failures add up, so that nobody is kept out for using their own
 * account.
 */
export interface AuthLimits {
  readonly perAddress?: Limit;
  readonly perPair?: Limit;
  readonly perAccount?: Limit;
  readonly everywhere?: Limit;
  readonly successForgives?: true;
}

export interface AuthEvents {
  readonly done?: SecurityEventKind;
  readonly refused?: SecurityEventKind;
}

/** Keeps what belongs together under one type; a table holds paths of many. */
export const authPath = <B>(path: AuthPath<B>): AuthPath => path as AuthPath;
