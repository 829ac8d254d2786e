import { ApiError } from '../../../../contract/client.ts';
import { timeoutsMs } from '../../../../domain/policy-constants.ts';
import type { InfoProblems } from './info-values.ts';

/** Sends an edit and waits 10 seconds for its answer; null is "saved". */
export async function saveProfile(
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<InfoProblems | null> {
  try {
    await send(AbortSignal.timeout(timeoutsMs.profile));
    return null;
  } catch (error) {
    return problemsOf(error);
  }
}

function problemsOf(error: unknown): InfoProblems {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { form: 'timeout' };
  const fields = error instanceof ApiError ? error.details.map(({ field }) => field) : [];
  if (fields.some((field) => field.startsWith('body.phone'))) return { number: 'impossiblePhone' };
  return { form: 'notSaved' };
}
