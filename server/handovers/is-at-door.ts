import type { ExpressionBuilder } from 'kysely';
import type { HandoverAct } from '../../domain/handovers/event.ts';
import type { Tables } from '../db/schema.ts';

const arrived = 'arrived' satisfies HandoverAct['kind'];
const trouble = 'trouble-met' satisfies HandoverAct['kind'];

/** Whether the driver who has the delivery now is at the door, and has met no trouble there since. */
export const isAtDoor = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'bookings'>) =>
  exists(
    selectFrom('handover_events')
      .innerJoin('job_drivers as theirs', (join) =>
        join
          .onRef('theirs.booking_id', '=', 'handover_events.booking_id')
          .onRef('theirs.kind', '=', 'handover_events.kind')
          .onRef('theirs.driver_id', '=', 'handover_events.staff_id'),
      )
      .select('handover_events.id')
      .whereRef('handover_events.booking_id', '=', 'bookings.id')
      .where('handover_events.kind', '=', 'deliver')
      .where(({ eb, ref }) => eb(ref('handover_events.act', '->>').key('kind'), '=', arrived))
      .where((event) =>
        event.not(
          event.exists(
            event
              .selectFrom('handover_events as since')
              .select('since.id')
              .whereRef('since.booking_id', '=', 'handover_events.booking_id')
              .whereRef('since.kind', '=', 'handover_events.kind')
              .whereRef('since.phone_id', '=', 'handover_events.phone_id')
              .whereRef('since.number', '>', 'handover_events.number')
              .where(({ eb, ref }) => eb(ref('since.act', '->>').key('kind'), '=', trouble)),
          ),
        ),
      ),
  );
