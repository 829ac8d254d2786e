import type { Deps } from '../../deps.ts';
import { streamRecord } from '../../http/stream-record.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { readGrants } from '../staff/read-grants.ts';
import { requireTheirCity } from './require-their-city.ts';

/**
 * Says at once that it listens, and then whenever something of the city has changed; what, is read as ever. It ends
 * with the session, and when the last role in the city is taken.
 */
export function watchCity(
  deps: Pick<Deps, 'database' | 'cityWatch' | 'staffSessions' | 'clock'>,
  cityId: string,
  { caller, signal }: { readonly caller: StaffCaller; readonly signal: AbortSignal },
): Response {
  requireTheirCity(caller.grants, cityId);
  const read = async () => {
    requireTheirCity(await readGrants(deps.database.kysely, caller.userId), cityId);
    return { cityId, at: deps.clock.now().toString() };
  };
  return streamRecord(
    { name: 'city', id: cityId, read, hasEnded: () => false },
    { watch: deps.cityWatch, sessions: deps.staffSessions, caller, signal },
  );
}
