import type { Realm } from '../../accounts/realm.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Staff's accounts. What changes how they sign in stands in the audit log. */
export const staffRealm: Realm = {
  people: 'staff',
  credentials: 'staff_credentials',
  sessions: 'staff_sessions',
  factors: 'staff_factors',
  recoveryCodes: 'staff_recovery_codes',
  challenges: 'staff_factor_challenges',
  siteUrl({ consoleUrl }) {
    if (consoleUrl === null) throw new Error('there is no console');
    return consoleUrl;
  },
  factorsPage: '/account',
  passwordPage: '/sign-in',
  callerOf: ({ staffSessions }, headers) => staffSessions.callerOf(headers),
  onChange: (tx, { userId, what, now }) =>
    recordAudit(tx, { actor: userId, action: `staff ${what}`, subject: `staff ${userId}`, now }),
};
