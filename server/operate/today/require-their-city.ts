import type { Grant } from '../../../domain/permissions.ts';
import { notFound } from '../../errors.ts';

/** A city in which somebody does not work is not there for them. */
export function requireTheirCity(grants: readonly Grant[], cityId: string): void {
  const isTheirs = grants.some((grant) => grant.cityId === null || grant.cityId === cityId);
  if (!isTheirs) throw notFound('This city');
}
