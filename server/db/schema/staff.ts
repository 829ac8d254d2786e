import type { Generated } from 'kysely';
import type { Role } from '../../../domain/permissions.ts';
import type { Instant } from './columns.ts';

export interface StaffTables {
  staff: {
    id: Generated<string>;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    created_at: Instant;
    updated_at: Instant;
    joined_at: Instant | null;
    removed_at: Instant | null;
  };
  staff_roles: { staff_id: string; role: Role; city_id: string | null };
  staff_sessions: {
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
  staff_credentials: {
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
  staff_verifications: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Instant;
    created_at: Instant;
    updated_at: Instant;
  };
  staff_factors: {
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
  staff_recovery_codes: { user_id: string; code_digest: string; created_at: Instant };
  staff_factor_challenges: {
    key: string;
    user_id: string;
    payload: string | null;
    expires_at: Instant;
  };
  staff_invitations: {
    token_digest: string;
    staff_id: string;
    created_at: Instant;
    expires_at: Instant;
  };
}
