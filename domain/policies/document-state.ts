export type DocumentState = 'none' | 'processing' | 'verified';

/** What a renter is shown of their documents. Only what a booking counts is called verified. */
export function documentState(facts: {
  readonly isEnabled: boolean;
  /** Of the newest request, or of one that is being processed. */
  readonly requestStatus: 'pending' | 'processing' | 'success' | 'failure' | null;
  readonly isLicenceVerified: boolean;
  readonly isIdentityVerified: boolean;
}): DocumentState {
  if (!facts.isEnabled) return 'none';
  if (facts.requestStatus === 'processing') return 'processing';
  return facts.isLicenceVerified && facts.isIdentityVerified ? 'verified' : 'none';
}
