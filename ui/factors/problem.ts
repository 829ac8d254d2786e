import type { ErrorAnswer } from '../../contract/errors.ts';

/** Each has its words: `problems` of the factors' texts. */
export type FactorProblem =
  | 'required'
  | 'wrongPassword'
  | 'wrongCode'
  | 'expired'
  | 'passkeyRefused'
  | 'tooMany'
  | 'failed';

/** The server's refusal, as the dialogs say it. */
export function problemOf({ code }: ErrorAnswer['error']): FactorProblem {
  switch (code) {
    case 'wrong_password':
      return 'wrongPassword';
    case 'wrong_code':
    case 'invalid_input':
      return 'wrongCode';
    case 'second_factor_expired':
      return 'expired';
    case 'passkey_refused':
      return 'passkeyRefused';
    case 'too_many_requests':
      return 'tooMany';
    default:
      return 'failed';
  }
}
