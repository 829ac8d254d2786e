import type { Deps } from '../../deps.ts';
import { streamRecord } from '../../http/stream-record.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { requireTheirCity } from './require-their-city.ts';

/** Says at once that it listens, and then whenever something of the city has changed; what, is read as ever. */
export function watchCity(
  { cityWatch, staffSessions, clock }: Pick<Deps, 'cityWatch' | 'staffSessions' | 'clock'>,
  cityId: string,
  { caller, signal }: { readonly caller: StaffCaller; readonly signal: AbortSignal },
): Response {
  requireTheirCity(caller.grants, cityId);
  const read = async () => ({ cityId, at: clock.now().toString() });
  return streamRecord(
    { name: 'city', id: cityId, read, hasEnded: () => false },
    { watch: cityWatch, sessions: staffSessions, caller, signal },
  );
}
