import { COMMAND_LINE, recordAudit } from '../operate/audit/record-audit.ts';
import { type OperatorWork, type Report, read, said, usage } from './command.ts';
import { moveClock } from './move-clock.ts';

export const clockUsage =
  'clock show | clock set 2027-03-27T09:00:00Z | clock move P2DT3H | clock reset';

export async function clockCommand(
  work: OperatorWork,
  [verb, value]: readonly string[],
): Promise<Report> {
  const { clock, database } = work;
  const before = clock.now();
  if (verb === 'set' && value) await moveClock(work, read(value, Temporal.Instant.from));
  else if (verb === 'move' && value) {
    const now = clock.now().toZonedDateTimeISO('UTC');
    await moveClock(
      work,
      read(value, (duration) => now.add(duration).toInstant()),
    );
  } else if (verb === 'reset') await moveClock(work, null);
  else if (verb !== 'show') throw usage(clockUsage);
  if (verb !== 'show') {
    const after = clock.now();
    await database.kysely.transaction().execute((tx) =>
      recordAudit(tx, {
        actor: COMMAND_LINE,
        action: `clock ${verb}`,
        subject: 'clock',
        before: { at: before },
        after: { at: after },
        now: after,
      }),
    );
  }
  return said(clock.now().toString({ smallestUnit: 'second' }));
}
