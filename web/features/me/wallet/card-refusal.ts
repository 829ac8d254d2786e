import type { CardField, FieldProblems } from './card-values.ts';

/** Why a card was not added, as far as a renter can do something about it. */
export type FormProblem =
  | 'declined'
  | 'insufficientFunds'
  | 'testCard'
  | 'authentication'
  | 'notAccepted'
  | 'timeout'
  | 'unknown';

export type Refusal =
  | { readonly field: CardField; readonly problem: NonNullable<FieldProblems[CardField]> }
  | { readonly problem: FormProblem };

const fields: Readonly<Record<string, Refusal>> = {
  incorrect_number: { field: 'number', problem: 'number' },
  invalid_number: { field: 'number', problem: 'number' },
  invalid_expiry_month: { field: 'expiry', problem: 'expiry' },
  invalid_expiry_year: { field: 'expiry', problem: 'past' },
  expired_card: { field: 'expiry', problem: 'past' },
  incorrect_cvc: { field: 'cvc', problem: 'incorrectCvc' },
  invalid_cvc: { field: 'cvc', problem: 'incorrectCvc' },
  insufficient_funds: { problem: 'insufficientFunds' },
  test_mode_live_card: { problem: 'testCard' },
  setup_intent_authentication_failure: { problem: 'authentication' },
  card_not_accepted: { problem: 'notAccepted' },
  'snap-timeout': { problem: 'timeout' },
};

/** The provider's words for a refused card, in ours: at the field concerned where there is one. */
export function refusalOf(error: { code?: string; decline_code?: string }): Refusal {
  return (
    fields[error.decline_code ?? ''] ?? fields[error.code ?? ''] ?? { problem: 'declined' as const }
  );
}
