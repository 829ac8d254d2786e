import { accountPolicy } from '../policy-constants.ts';
import { ageOn } from './young-driver.ts';

/** As the identity provider names them. */
export const inquiryStatuses = [
  'created',
  'pending',
  'completed',
  'failed',
  'expired',
  'needs_review',
  'approved',
  'declined',
] as const;

export type InquiryStatus = (typeof inquiryStatuses)[number];

export type InquiryFacts = {
  readonly status: InquiryStatus;
  /** The provider made it for this renter, and for this very request. */
  readonly isOwn: boolean;
  /** From the documents; a check that tells none is of no use to a car rental. */
  readonly birthdate: Temporal.PlainDate | null;
  readonly flaws: readonly DocumentFlaw[];
};

/** What the provider found wrong with a document. */
export type DocumentFlaw = {
  readonly document: 'identity' | 'licence';
  readonly kind: 'under_age' | 'expired' | 'wrong_document' | 'unreadable' | 'different_people';
  readonly expiredOn: Temporal.PlainDate | null;
};

export type InquiryVerdict =
  | { readonly kind: 'verified' }
  /** The renter has done their part and the provider has not. */
  | { readonly kind: 'in_review' }
  /** The renter has not done their part. */
  | { readonly kind: 'unfinished' }
  | {
      readonly kind: 'rejected';
      readonly reason: RejectionReason;
      readonly expiredOn?: Temporal.PlainDate | null;
    };

export const rejectionReasons = [
  'under_age',
  'licence_expired',
  'identity_expired',
  'wrong_document',
  'unreadable',
  'different_people',
  'no_birthdate',
  'declined',
  'failed',
  'expired',
  'not_own',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

/** What an inquiry, read from the provider itself, means for a renter today. */
export function judgeInquiry(inquiry: InquiryFacts, today: Temporal.PlainDate): InquiryVerdict {
  if (!inquiry.isOwn) return { kind: 'rejected', reason: 'not_own' };
  switch (inquiry.status) {
    case 'created':
    case 'pending':
      return { kind: 'unfinished' };
    case 'completed':
    case 'needs_review':
      return { kind: 'in_review' };
    case 'expired':
      return { kind: 'rejected', reason: 'expired' };
    case 'declined':
    case 'failed':
      return worstOf(inquiry.flaws) ?? { kind: 'rejected', reason: inquiry.status };
    case 'approved':
      if (!inquiry.birthdate) return { kind: 'rejected', reason: 'no_birthdate' };
      return ageOn(today, inquiry.birthdate) < accountPolicy.minimumAgeYears
        ? { kind: 'rejected', reason: 'under_age' }
        : { kind: 'verified' };
  }
}

/** A renter is told one thing at a time, and first what no other picture can mend. */
function worstOf(flaws: readonly DocumentFlaw[]): InquiryVerdict | undefined {
  const told = flaws.map((flaw) => ({ flaw, reason: reasonOf(flaw) }));
  const [worst] = told.sort(
    (one, other) => rejectionReasons.indexOf(one.reason) - rejectionReasons.indexOf(other.reason),
  );
  if (!worst) return undefined;
  const { flaw, reason } = worst;
  return flaw.kind === 'expired'
    ? { kind: 'rejected', reason, expiredOn: flaw.expiredOn }
    : { kind: 'rejected', reason };
}

function reasonOf({ document, kind }: DocumentFlaw): RejectionReason {
  return kind === 'expired' ? `${document}_expired` : kind;
}
