import { authRoutes } from '../../contract/auth-routes.ts';
import type { Access } from '../../contract/operations.ts';
import { routes } from '../../contract/routes.ts';
import {
  type ApiDocument,
  type DescribedRoute,
  describeRoutes,
  keyed,
  unkeyed,
} from './describe-routes.ts';

/** Everything that the renters' document describes, by its name. */
export const describedRoutes: Readonly<Record<string, DescribedRoute>> = {
  ...keyed(routes),
  ...unkeyed(authRoutes),
};

// Once: it takes so long that asking for it again and again would keep others waiting.
let described: ApiDocument | undefined;

export function describeApi(): ApiDocument {
  described ??= describeRoutes({
    title: 'Handover',
    description: 'Rent a car by the day, handed over at your door and handed back at your door.',
    routes: describedRoutes,
    tagOf,
    tagDescriptions,
    whoMayCall: (access) => whoMayCall[access as Access],
    cookie: 'handover.session_token',
  });
  return described;
}

/** By the first part of an address. */
const tags: Readonly<Record<string, string>> = {
  config: 'Configuration',
  cities: 'Cities',
  extras: 'Cities',
  insurances: 'Cities',
  places: 'Addresses',
  assets: 'Cars',
  quotes: 'Quotes',
  auth: 'Signing in',
  me: 'Account',
  requests: 'Requests',
  holds: 'Bookings',
  bookings: 'Bookings',
  'phone-bookings': 'Bookings',
  invoices: 'Bookings',
  seals: 'Seals',
  'sealed-files': 'Seals',
};
const tagOf = (path: string) => tags[path.split('/')[2] ?? ''] ?? '';

const tagDescriptions: Readonly<Record<string, string>> = {
  Configuration: 'What is switched on, and the rules for trips',
  Cities: 'Where cars are brought, and what can be had there',
  Addresses: 'Where a car is to be brought',
  Cars: 'Finding one',
  Quotes: 'A price, to the cent, that can be booked',
  'Signing in': 'Accounts, sessions and links by email. Answers set the cookie `session`',
  Account: 'About whoever is signed in: profile, documents, cards, credit',
  Requests: 'What takes a while. Ask, or watch its events, until it is accepted or has failed',
  Seals: 'Whether a photograph is the one that was sealed, for anybody',
  Bookings: 'From the hold at checkout to the review after the trip',
};

const whoMayCall: Readonly<Record<Access, string>> = {
  visitor: 'For anybody, signed in or not.',
  renter: 'For whoever is signed in, about themselves.',
  owner: 'For whoever is signed in and owns it; to all others it does not exist.',
};
