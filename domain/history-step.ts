const claimSteps = [
  'claim-made',
  'claim-accepted',
  'claim-unanswered',
  'claim-objected',
  'claim-decided',
  'claim-taken',
  'claim-unpaid',
  'claim-withdrawn',
] as const;

/** What a step of a booking's history was, as far as it has a name. */
export const stepKinds = [
  'requested',
  'paid',
  'company-account',
  'deposit-authorised',
  'deposit-refused',
  'moved-later',
  'card-changed',
  'changed',
  'car',
  'sealed',
  'mark-added',
  'delivered',
  'returned',
  'damage-reported',
  'deposit-released',
  'deposit-taken',
  'invoiced',
  'settled',
  'user-cancel',
  'no-show',
  'cancelled-by-support',
  'abandoned',
  'support-change',
  'support-cancel',
  'support-process',
  'support-refund',
  'support-settle',
  'refund-failed',
  'dispute',
  ...claimSteps,
] as const;

export type StepKind = (typeof stepKinds)[number];

/** Those whose second part is words; of the others it is the id of a record. */
const saysMore: readonly StepKind[] = [
  'sealed',
  'mark-added',
  'damage-reported',
  'support-refund',
  'support-settle',
  'refund-failed',
  ...claimSteps,
];

export interface Step {
  /** Null: as a provider put it, for instance why a card was refused. */
  readonly kind: StepKind | null;
  readonly detail: string | null;
}

/** A step is written down as its kind, and what is to be said beyond it after a colon. */
export function stepOf(reason: string): Step {
  const [head = '', ...rest] = reason.split(':');
  const [first = ''] = head.split(' ');
  const kind = stepKinds.find((one) => one === head || one === first);
  if (!kind) return { kind: null, detail: reason };
  const detail = rest.join(':').trim();
  return { kind, detail: saysMore.includes(kind) && detail !== '' ? detail : null };
}
