import { sameSitePath } from '../../../page/same-site-path.ts';
import { listOf } from '../../trip/state/last-list.ts';

export type WizardStep = 0 | 1 | 2;

const base = 'https://origin.invalid';

/** Where the wizard leads back to: never to itself. */
export function safeOrigin(value: string | null): string {
  const path = sameSitePath(value);
  return new URL(path, base).pathname === '/search' ? '/' : path;
}

export function stepIn(params: URLSearchParams): WizardStep {
  const step = params.get('step');
  if (step === '1') return 1;
  return step === '2' ? 2 : 0;
}

export function stepPath(origin: string, step: WizardStep): string {
  return `/search?${new URLSearchParams({ origin, step: String(step) })}`;
}

/** The list or a car of it: whoever comes from there has dates, and wants to go back there. */
export function isAmongCars(origin: string): boolean {
  const { pathname } = new URL(origin, base);
  return pathname === '/assets' || pathname.startsWith('/assets/');
}

/** Where a finished search leads. The list keeps its filters and starts anew from its first page. */
export function carsPath(origin: string, cityId: string): string {
  if (!isAmongCars(origin)) return listOf(cityId);
  const { pathname, searchParams } = new URL(origin, base);
  searchParams.delete('page');
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
