import type { AuditVerb } from '../../domain/audit-action.ts';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';

/** Whose accounts: the renters' or the staff's. The same verbs work on either, on tables of their own. */
export interface Realm {
  readonly people: 'users' | 'staff';
  readonly credentials: 'credentials' | 'staff_credentials';
  readonly sessions: 'sessions' | 'staff_sessions';
  readonly factors: 'factors' | 'staff_factors';
  readonly recoveryCodes: 'recovery_codes' | 'staff_recovery_codes';
  readonly challenges: 'factor_challenges' | 'staff_factor_challenges';
  /** Where their browser is, without a slash at the end. */
  readonly siteUrl: (deps: Pick<Deps, 'siteUrl' | 'consoleUrl'>) => string;
  /** The page that shows how they sign in. */
  readonly factorsPage: string;
  /** Where to go for whoever did not change their password themselves. */
  readonly passwordPage: string;
  readonly callerOf: (deps: Deps, headers: Headers) => Promise<Caller | null>;
  /** Last in the transaction that changed how somebody signs in. */
  readonly onChange: (
    tx: Queries,
    change: {
      readonly userId: string;
      readonly what: AuditVerb<'staff'>;
      readonly now: Temporal.Instant;
    },
  ) => Promise<void>;
}

export const renters: Realm = {
  people: 'users',
  credentials: 'credentials',
  sessions: 'sessions',
  factors: 'factors',
  recoveryCodes: 'recovery_codes',
  challenges: 'factor_challenges',
  siteUrl: ({ siteUrl }) => siteUrl,
  factorsPage: '/profile',
  passwordPage: '/?action=forgotPassword',
  callerOf: ({ sessions }, headers) => sessions.callerOf(headers),
  onChange: async () => {},
};
