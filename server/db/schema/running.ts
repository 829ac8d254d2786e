import type { Generated, GeneratedAlways } from 'kysely';
import type { SecurityEventKind } from '../../../domain/security-event.ts';
import type { Instant, Json } from './columns.ts';

export interface RunningTables {
  remote_configuration: {
    key: string;
    value: Json;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  simulated_clock: { only_row: Generated<boolean>; offset_ms: number };
  idempotency_keys: {
    caller: string;
    key: string;
    operation: string;
    body_hash: string;
    status: Generated<number>;
    answer: Json | null;
    created_at: Instant;
  };
  outgoing_mail: {
    id: Generated<string>;
    event_key: string;
    user_id: string | null;
    booking_id: string | null;
    recipient: string;
    template: string;
    data: Json;
    status: 'pending' | 'sent' | 'failed';
    attempts: Generated<number>;
    created_at: Instant;
    sent_at: Instant | null;
  };
  outgoing_texts: {
    id: Generated<string>;
    event_key: string;
    user_id: string;
    booking_id: string | null;
    recipient: string;
    body: string;
    instead: Json | null;
    status: 'pending' | 'sent' | 'delivered' | 'failed';
    attempts: Generated<number>;
    failure: string | null;
    provider_ref: string | null;
    created_at: Instant;
    useful_until: Instant;
    sent_at: Instant | null;
  };
  text_consents: { number: string; is_stopped: boolean; said_at: Instant };
  webhook_events: {
    id: Generated<string>;
    provider: string;
    event_id: string;
    subject: string;
    ref: string;
    received_at: Instant;
    handled_at: Instant | null;
  };
  security_events: {
    id: GeneratedAlways<number>;
    at: Instant;
    kind: SecurityEventKind;
    user_id: string | null;
    detail: string | null;
    address: string | null;
    device: string | null;
    request_id: string | null;
  };
  audit_log: {
    number: number;
    at: Instant;
    actor: string;
    action: string;
    subject: string;
    before: string | null;
    after: string | null;
    reason: string | null;
    cities: string[] | null;
    previous: string;
    digest: string;
  };
  audit_head: { only_row: Generated<boolean>; number: number; digest: string };
}
