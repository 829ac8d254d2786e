import type { QuoteRequest } from '../../../contract/quotes.ts';
import { isNewDriver } from '../../../domain/policies/additional-driver.ts';
import { isEmail } from '../me/account/is-email.ts';

export type DriverProblem = 'missing' | 'invalid' | 'repeated';

/** Why somebody cannot be invited under what was typed; null when they can. */
export function driverProblem(
  emails: readonly string[],
  index: number,
  renterEmail: string,
): DriverProblem | null {
  const email = emails[index]?.trim() ?? '';
  if (email === '') return 'missing';
  if (!isEmail(email)) return 'invalid';
  return isNewDriver(email, [renterEmail, ...emails.slice(0, index)]) ? null : 'repeated';
}

/** What is priced with so many additional drivers. */
export function withDrivers(
  wanted: QuoteRequest,
  extraId: string | undefined,
  count: number,
): QuoteRequest {
  if (extraId === undefined) return wanted;
  const { extras = [] } = wanted;
  if (count === 0) return { ...wanted, extras: extras.filter((id) => id !== extraId) };
  const chosen = extras.includes(extraId) ? extras : [...extras, extraId];
  return { ...wanted, extras: chosen, ...(count > 1 && { driverCount: count }) };
}
