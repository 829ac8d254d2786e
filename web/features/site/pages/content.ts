import type { CarDesign, CarPaint } from '../../../../contract/car-designs.ts';
import { tripPolicy } from '../../../../domain/policy-constants.ts';
import type { business } from '../../../../i18n/en/business.ts';
import type { subscription } from '../../../../i18n/en/subscription.ts';
import type { team } from '../../../../i18n/en/team.ts';

// The one content file of the business, subscription and team pages; their words are in the i18n.

interface FleetCar {
  readonly id: keyof typeof business.fleet.cars;
  readonly design: CarDesign;
  readonly paint: CarPaint;
  readonly priceUnits: number;
}

/** Fleet prices are for the longest rental there is, in dollars. */
export const fleetOffer = {
  currency: 'USD',
  days: tripPolicy.maxDurationDays,
  seats: 5,
  suitcases: 2,
} as const;

export const fleet: readonly FleetCar[] = [
  { id: 'economy', design: 'volkswagen-polo', paint: 'chalk', priceUnits: 471 },
  { id: 'sedan', design: 'toyota-corolla', paint: 'silver', priceUnits: 512 },
  { id: 'suv', design: 'toyota-rav4', paint: 'slate', priceUnits: 603 },
];

export const businessBenefits = ['savings', 'billing', 'deposit', 'delivery'] as const;

export const subscriptionBenefits = [
  'choice',
  'mileage',
  'monthly',
  'maintenance',
] as const satisfies readonly (keyof typeof subscription.benefits)[];

export const leaders = [
  'chief',
  'operations',
  'technology',
] as const satisfies readonly (keyof typeof team.leaders)[];

export interface TeamMember {
  readonly id: keyof typeof team.members;
  readonly isLead: boolean;
}

export const teamMembers: readonly TeamMember[] = [
  { id: 'cityLead', isLead: true },
  { id: 'accountant', isLead: false },
  { id: 'designer', isLead: false },
  { id: 'driver', isLead: false },
  { id: 'engineer', isLead: false },
  { id: 'fleet', isLead: false },
  { id: 'partnerships', isLead: false },
  { id: 'planner', isLead: false },
  { id: 'support', isLead: false },
];
