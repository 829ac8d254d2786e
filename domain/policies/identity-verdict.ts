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
};

export type InquiryVerdict =
  | { readonly kind: 'verified' }
  /** The renter has done their part and the provider has not. */
  | { readonly kind: 'in_review' }
  /** The renter has not done their part. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason };

export type RejectionReason =
  | 'not_own'
  | 'declined'
  | 'expired'
  | 'failed'
  | 'under_age'
  | 'no_birthdate';

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
    case 'declined':
    case 'expired':
    case 'failed':
      return { kind: 'rejected', reason: inquiry.status };
    case 'approved':
      if (!inquiry.birthdate) return { kind: 'rejected', reason: 'no_birthdate' };
      return ageOn(today, inquiry.birthdate) < accountPolicy.minimumAgeYears
        ? { kind: 'rejected', reason: 'under_age' }
        : { kind: 'verified' };
  }
}
