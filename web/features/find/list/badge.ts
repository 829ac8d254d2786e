import { searchPolicy } from '../../../../domain/policy-constants.ts';

/** The number on the filter button: beyond nine it says only that there are more. */
export function badgeOf(count: number): string | null {
  const { filterBadgeCap } = searchPolicy;
  if (count <= 0) return null;
  return count > filterBadgeCap ? `+${filterBadgeCap}` : String(count);
}
