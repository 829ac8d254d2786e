import type { DocumentFlaw, InquiryStatus } from '../../../domain/policies/identity-verdict.ts';

/**
 * What we ask of an identity provider: it looks at documents so that we never have to. Every adapter
 * passes `identity-contract.ts`.
 *
 * A provider that cannot be reached, is overloaded or answers nonsense throws IdentityUnavailable;
 * the same call is made again later.
 */
export interface IdentityChecks {
  readonly name: 'simulator' | 'persona';

  /** The same key again gives the same inquiry. */
  createInquiry(
    renter: { readonly userId: string; readonly name: string },
    key: string,
  ): Promise<Inquiry>;
  /** Opens an unfinished inquiry in the browser, for a short while. */
  resumeInquiry(inquiryId: string): Promise<{ readonly sessionToken: string }>;
  /** Null: the provider knows no such inquiry. */
  readInquiry(inquiryId: string): Promise<Inquiry | null>;
  /**
   * What a person decides about an inquiry that waits for one. False: it does not wait for one, any more or yet.
   */
  decideInquiry(inquiryId: string, decision: 'approve' | 'decline'): Promise<boolean>;
  /** Removes everything personal for good. Repeating it is harmless. */
  redactInquiry(inquiryId: string): Promise<void>;

  /** Checks the signature and its age; throws ForgedIdentityWebhook. */
  readWebhook(body: string, headers: Headers): IdentityEvent;
}

export interface Inquiry {
  readonly id: string;
  /** The renter it was made for, by our own id. */
  readonly userId: string | null;
  readonly status: InquiryStatus;
  /** What the documents say; only of worth once the inquiry is approved. */
  readonly birthdate: string | null;
  readonly addressParts: readonly string[];
  /** What is wrong with the documents, where the provider says so. */
  readonly flaws: readonly (Omit<DocumentFlaw, 'expiredOn'> & {
    readonly expiredOn: string | null;
  })[];
}

/** An event names the inquiry that changed; whoever acts on it reads the truth from the provider. */
export interface IdentityEvent {
  readonly id: string;
  readonly subject: 'inquiry' | 'other';
  readonly ref: string;
}

export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}

export class ForgedIdentityWebhook extends Error {
  override readonly name = 'ForgedIdentityWebhook';
}
