import type { Generated } from 'kysely';
import type { RejectionReason } from '../../../domain/policies/identity-verdict.ts';
import type { DayWay } from '../../../domain/texts/day-way.ts';
import type { Amount, Instant } from './columns.ts';

export interface PeopleTables {
  companies: {
    id: Generated<string>;
    name: string;
    address: string;
    vat: string;
    credit_limit: Amount | null;
    billing_email: string | null;
    stated_through: string | null;
    created_at: Instant;
    version: Generated<number>;
  };
  users: {
    id: Generated<string>;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    admin: Generated<boolean>;
    disabled: Generated<boolean>;
    phone_code: string | null;
    phone_country: string | null;
    phone_number: string | null;
    birthdate: string | null;
    address: string | null;
    tax_number: string | null;
    company_id: string | null;
    company_admin: Generated<boolean>;
    licence_verified: Generated<boolean>;
    identity_verified: Generated<boolean>;
    creation_source: Generated<string>;
    day_way: Generated<DayWay>;
    created_at: Instant;
    updated_at: Instant;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    token: string;
    expires_at: Instant;
    ip_address: string | null;
    user_agent: string | null;
    last_used_at: Generated<Date>;
    created_at: Instant;
    updated_at: Instant;
  };
  credentials: {
    id: Generated<string>;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Instant | null;
    refresh_token_expires_at: Instant | null;
    scope: string | null;
    password: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  verifications: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Instant;
    created_at: Instant;
    updated_at: Instant;
  };
  account_links: {
    token_digest: string;
    purpose: 'verify-email' | 'reset-password';
    user_id: string;
    ground: string;
    created_at: Instant;
    expires_at: Instant;
    spent_at: Instant | null;
  };
  factors: {
    id: Generated<string>;
    user_id: string;
    kind: 'app' | 'passkey';
    name: string;
    sealed_secret: string | null;
    last_step: number | null;
    credential_id: string | null;
    public_key: string | null;
    counter: number | null;
    created_at: Instant;
    last_used_at: Instant | null;
  };
  recovery_codes: { user_id: string; code_digest: string; created_at: Instant };
  factor_challenges: {
    key: string;
    user_id: string;
    payload: string | null;
    expires_at: Instant;
  };
  attempts: { key: string; count: number; began_at: Instant };
  document_requests: {
    id: Generated<string>;
    user_id: string;
    status: 'pending' | 'processing' | 'success' | 'failure';
    inquiry_id: string | null;
    rejection: RejectionReason | null;
    expired_on: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  document_validations: {
    id: Generated<string>;
    document_request_id: string;
    action: 'approve' | 'revoke';
    status: 'pending' | 'accepted' | 'rejected';
    inquiry_id: string | null;
    provider_status:
      | 'created'
      | 'completed'
      | 'failed'
      | 'expired'
      | 'needs_review'
      | 'approved'
      | 'declined'
      | null;
    created_at: Instant;
    updated_at: Instant;
  };
}
