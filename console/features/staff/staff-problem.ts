import { ApiError } from '../../../contract/client.ts';
import type { desk } from '../../../i18n/en/console/desk.ts';
import type { staff } from '../../../i18n/en/console/staff.ts';

type Key =
  | `problems.${keyof typeof staff.problems}`
  | `desk:refusals.${keyof typeof desk.refusals}`;

/** Why people could not be invited, changed or removed, by the field it is about. */
export function staffProblem(error: unknown): { readonly key: Key; readonly field?: string } {
  const code = error instanceof ApiError ? error.code : 'unavailable';
  switch (code) {
    case 'own_rights':
    case 'more_than_own':
    case 'last_owner':
      return { key: `problems.${code}` };
    case 'email_taken':
      return { key: 'problems.email_taken', field: 'email' };
    case 'not_permitted':
    case 'too_many_requests':
    case 'unavailable':
      return { key: `desk:refusals.${code}` };
    default:
      return { key: 'desk:refusals.other' };
  }
}
