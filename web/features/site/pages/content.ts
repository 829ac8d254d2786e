import type { CarDesign, CarPaint } from '../../../../contract/car-designs.ts';
import { tripPolicy } from '../../../../domain/policy-constants.ts';
import type { business } from '../../../../i18n/en/business.ts';
import type { subscription } from '../../../../i18n/en/subscription.ts';
import type { team } from '../../../../i18n/en/team.ts';
import type { PortraitStyle } from './portrait.tsx';

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

interface Leader {
  readonly id: keyof typeof team.leaders;
  readonly portrait: PortraitStyle;
}

export const leaders: readonly Leader[] = [
  { id: 'chief', portrait: { hair: 'bob', wear: 'blazer', ground: 'sand' } },
  { id: 'operations', portrait: { hair: 'short', wear: 'polo', ground: 'moss' } },
  { id: 'technology', portrait: { hair: 'curls', wear: 'crew', ground: 'amber', glasses: true } },
];

export interface TeamMember {
  readonly id: keyof typeof team.members;
  readonly isLead: boolean;
  readonly portrait: PortraitStyle;
}

export const teamMembers: readonly TeamMember[] = [
  { id: 'cityLead', isLead: true, portrait: { hair: 'bun', wear: 'polo', ground: 'signal' } },
  member('accountant', { hair: 'bald', wear: 'blazer', ground: 'sand', glasses: true }),
  member('designer', { hair: 'curls', wear: 'polo', ground: 'moss' }),
  member('driver', { hair: 'cap', wear: 'polo', ground: 'amber' }),
  member('engineer', { hair: 'long', wear: 'crew', ground: 'sand' }),
  member('fleet', { hair: 'short', wear: 'overall', ground: 'moss' }),
  member('partnerships', { hair: 'bob', wear: 'crew', ground: 'amber', glasses: true }),
  member('planner', { hair: 'bun', wear: 'crew', ground: 'sand', glasses: true }),
  member('support', { hair: 'long', wear: 'blazer', ground: 'moss' }),
];

function member(id: TeamMember['id'], portrait: PortraitStyle): TeamMember {
  return { id, isLead: false, portrait };
}
