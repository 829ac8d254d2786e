import type { Generated } from 'kysely';
import type { HandoverAct, MarkKind, MarkSide } from '../../../domain/handovers/event.ts';
import type { AttemptDecision } from '../../../domain/handovers/judge-seal.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { Instant, Json } from './columns.ts';

export interface HandoverTables {
  handover_events: {
    id: string;
    booking_id: string;
    kind: JobKind;
    phone_id: string;
    number: number;
    staff_id: string;
    act: Json<HandoverAct>;
    happened_at: Instant;
    received_at: Instant;
    clock_off_ms: number;
    digest: string;
  };
  evidence_files: {
    digest: string;
    bytes: number;
    type: 'image/jpeg' | 'image/png' | 'image/webp';
    stored_at: Instant;
    number: number;
    link: string;
  };
  evidence_pieces: {
    digest: string;
    first_byte: number;
    content: Uint8Array;
    received_at: Instant;
  };
  seals: {
    booking_id: string;
    kind: JobKind;
    car_id: string;
    position: number;
    phone_id: string;
    staff_id: string;
    code: string;
    digest: string;
    record: string;
    previous_link: string | null;
    link: string;
    sealed_at: Instant;
    received_at: Instant;
  };
  seal_heads: { car_id: string; position: number; link: string };
  handover_decisions: {
    booking_id: string;
    kind: JobKind;
    phone_id: string;
    decision: AttemptDecision;
    reason: string;
    decided_by: string;
    decided_at: Instant;
    position: number;
    digest: string;
  };
  evidence_heads: {
    chain: 'events' | 'marks' | 'decisions' | 'claims' | 'objections' | 'files';
    booking_id: string | null;
    kind: JobKind | null;
    phone_id: string | null;
    position: number;
    digest: string;
  };
  renter_marks: {
    id: Generated<string>;
    booking_id: string;
    position: number;
    kind: MarkKind;
    side: MarkSide;
    across: number;
    down: number;
    words: string;
    added_at: Instant;
    digest: string;
    photo: string | null;
  };
  renter_photographs: { booking_id: string; digest: string; sent_at: Instant };
  objections: {
    booking_id: string;
    position: number;
    claim_id: string;
    words: string;
    photo: string | null;
    made_at: Instant;
    digest: string;
  };
  jobs_once_given: { booking_id: string; kind: JobKind; driver_id: string };
}
