import type { ErrorCode, FieldProblem } from '../../contract/errors.ts';
import { answerRefusal, Refusal } from '../errors.ts';

interface Known {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
}

const notWritten: Known = { code: 'unavailable', message: 'Nothing was written. Try again.' };

/** As our own gate says it; in production the library has one of its own behind that. */
const notOurPage: Known = {
  code: 'cross_site',
  message: 'Writes are accepted from our own pages only.',
};

/** The library's own words for a refusal, in ours. What is not named here is our mistake. */
const refusals: Readonly<Record<string, Known>> = {
  // So it says when the database did not take what it was given.
  FAILED_TO_CREATE_USER: notWritten,
  FAILED_TO_CREATE_SESSION: notWritten,
  FAILED_TO_GET_SESSION: notWritten,
  MISSING_OR_NULL_ORIGIN: notOurPage,
  INVALID_ORIGIN: notOurPage,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: notOurPage,
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'invalid_credentials',
    message: 'Invalid username or password',
  },
  INVALID_PASSWORD: {
    code: 'wrong_password',
    message: 'This is not your current password.',
    field: 'body.currentPassword',
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    code: 'email_taken',
    message:
      "There's already an associated account with the same email. Please, login with your email and password.",
  },
  ADMIN_REFUSED: { code: 'admin_refused', message: 'Administrators cannot sign in here.' },
  SECOND_FACTOR_NEEDED: {
    code: 'second_factor_needed',
    message: 'The password is right; a second factor is needed.',
  },
  USER_DISABLED: {
    code: 'account_disabled',
    message: 'The user associated with this email is disabled. Please contact support.',
  },
};

export async function inOurShape(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const said = await answer
    .clone()
    .json()
    .catch(() => ({}));
  const { code, error } = said as { readonly code?: string; readonly error?: object };
  if (error) return answer;
  const known = code ? refusals[code] : undefined;
  if (!known) throw new Error(`the sign-in library refused with ${answer.status} ${code}`);
  const details: FieldProblem[] = known.field
    ? [{ field: known.field, reason: known.message }]
    : [];
  return answerRefusal(new Refusal(known.code, known.message, details));
}
