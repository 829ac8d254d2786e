import type { Generated } from 'kysely';
import type { FleetView } from '../../../contract/operate/fleet-views.ts';
import type { Role } from '../../../domain/permissions.ts';
import type { Instant, Json } from './columns.ts';
import type { PeopleTables } from './people.ts';

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
  staff_sessions: PeopleTables['sessions'];
  staff_credentials: PeopleTables['credentials'];
  staff_verifications: PeopleTables['verifications'];
  staff_factors: PeopleTables['factors'];
  staff_recovery_codes: PeopleTables['recovery_codes'];
  staff_factor_challenges: PeopleTables['factor_challenges'];
  fleet_views: {
    id: Generated<string>;
    staff_id: string;
    name: string;
    view: Json<FleetView>;
    created_at: Instant;
  };
  staff_invitations: {
    token_digest: string;
    staff_id: string;
    ground: string;
    created_at: Instant;
    expires_at: Instant;
  };
}
