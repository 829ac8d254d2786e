import type { OpeningNeed } from './city-rules.ts';

/** From an empty database to a city that takes bookings, in order. The seller is a city's own, so the city is first. */
export const setUpSteps = [
  'city',
  'seller',
  'area',
  'car',
  'extras',
  'switches',
  'checks',
  'open',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** By key of the configuration. They are off at first, and without them nobody finds, joins or pays. */
export const neededSwitches = {
  login_config: 'loginEnabled',
  signup_config: 'signupEnabled',
  password_recovery_config: 'passwordRecoveryEnabled',
  payments_config: 'paymentsEnabled',
  search_config: 'homepageSearchEnabled',
} as const;

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
  /** All of the switches above. */
  readonly isSwitchedOn: boolean;
  /** Null: not known yet, or not to be found out. */
  readonly checksAreRight: boolean | null;
}

export function setUpStates(setUp: SetUp): Record<SetUpStep, StepState> {
  const { city } = setUp;
  const doneIf = (isDone: boolean) => (isDone ? 'done' : 'to-do');
  const switches = doneIf(setUp.isSwitchedOn);
  const checks = doneIf(setUp.checksAreRight === true);
  if (!city) {
    const later = { seller: 'later', area: 'later', car: 'later', extras: 'later' } as const;
    return { city: 'to-do', ...later, switches, checks, open: 'later' };
  }
  const isReady = city.hasSeller && city.missing.length === 0 && setUp.isSwitchedOn;
  return {
    city: 'done',
    seller: doneIf(city.hasSeller),
    area: doneIf(!city.missing.includes('area')),
    car: doneIf(!city.missing.includes('car')),
    extras: city.hasExtras ? 'done' : 'optional',
    switches,
    checks,
    open: city.offered || isReady ? doneIf(city.offered) : 'later',
  };
}
