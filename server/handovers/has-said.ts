import type { ExpressionBuilder } from 'kysely';
import type { HandoverAct, HandoverKey } from '../../domain/handovers/event.ts';
import type { Tables } from '../db/schema.ts';

/** Whether a driver has said any of this at one end of a booking. */
export const hasSaid = (
  { exists, selectFrom }: ExpressionBuilder<Tables, 'bookings'>,
  kind: HandoverKey['kind'],
  acts: readonly HandoverAct['kind'][],
) =>
  exists(
    selectFrom('handover_events')
      .select('handover_events.id')
      .whereRef('handover_events.booking_id', '=', 'bookings.id')
      .where('handover_events.kind', '=', kind)
      .where(({ eb, ref }) => eb(ref('act', '->>').key('kind'), 'in', acts)),
  );
