import type { OpeningNeed } from './city-rules.ts';

/** From an empty database to a city that takes bookings, in order. The seller is a city's own, so the city is first. */
export const setUpSteps = ['city', 'seller', 'area', 'car', 'extras', 'checks', 'open'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** To be done now or at any time, or only when others are done; extras need not be sold at all. */
export type StepState = 'done' | 'to-do' | 'optional' | 'later';

export interface SetUp {
  /** Null: there is none at all. */
  readonly city: {
    readonly offered: boolean;
    readonly missing: readonly OpeningNeed[];
    readonly hasSeller: boolean;
    readonly hasExtras: boolean;
  } | null;
  /** Null: not known yet, or not to be found out. */
  readonly checksAreRight: boolean | null;
}

export function setUpStates({ city, checksAreRight }: SetUp): Record<SetUpStep, StepState> {
  const checks = checksAreRight ? 'done' : 'to-do';
  if (!city) {
    const later = { seller: 'later', area: 'later', car: 'later', extras: 'later' } as const;
    return { city: 'to-do', ...later, checks, open: 'later' };
  }
  const doneIf = (isDone: boolean) => (isDone ? 'done' : 'to-do');
  const isReady = city.hasSeller && city.missing.length === 0;
  return {
    city: 'done',
    seller: doneIf(city.hasSeller),
    area: doneIf(!city.missing.includes('area')),
    car: doneIf(!city.missing.includes('car')),
    extras: city.hasExtras ? 'done' : 'optional',
    checks,
    open: city.offered || isReady ? doneIf(city.offered) : 'later',
  };
}
