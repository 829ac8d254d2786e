import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

/**
 * A link to a new password that is refused is an event of whoever it was for. Only where one is used, which has
 * a limit: pages ask without one whether a link is good, and would fill the log.
 */
export async function recordRefusedLink<T>(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  whose: () => Promise<string | null>,
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'link_expired') {
      const event = { kind: 'reset-refused', userId: await whose(), now: clock.now() } as const;
      await recordSecurityEvent(database.kysely, event);
    }
    throw error;
  }
}
