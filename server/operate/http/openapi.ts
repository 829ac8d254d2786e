import { operateAuthRoutes } from '../../../contract/operate/auth-routes.ts';
import { operateRoutes } from '../../../contract/operate/routes.ts';
import {
  type ApiDocument,
  type DescribedRoute,
  describeRoutes,
  keyed,
  unkeyed,
} from '../../http/describe-routes.ts';

/** Everything that the console's document describes, by its name. */
export const describedOperateRoutes: Readonly<Record<string, DescribedRoute>> = {
  ...keyed(operateRoutes),
  ...unkeyed(operateAuthRoutes),
};

let described: ApiDocument | undefined;

export function describeOperateApi(): ApiDocument {
  described ??= describeRoutes({
    title: 'Handover console',
    description: 'Runs the cities: staff, fleet, catalogue.',
    routes: describedOperateRoutes,
    tagOf: (path) => tags[path.split('/')[3] ?? ''] ?? '',
    tagDescriptions,
    whoMayCall,
    cookie: 'handover_console.session_token',
  });
  return described;
}

/** By the part of an address after `/api/operate`. */
const tags: Readonly<Record<string, string>> = {
  auth: 'Signing in',
  me: 'You',
  staff: 'Staff',
  audit: 'Staff',
  fleet: 'Fleet',
  catalogue: 'Catalogue',
  cities: 'Cities',
  bookings: 'Bookings',
  claims: 'Bookings',
  'phone-bookings': 'Bookings',
  board: 'Board',
  renters: 'Renters',
  identity: 'Renters',
  doctor: 'Set up',
  jobs: 'Jobs',
  drive: 'Drive',
  today: 'Today',
};

const tagDescriptions: Readonly<Record<string, string>> = {
  'Signing in': 'Sessions of 12 hours, second step, invitations. Answers set the cookie `session`',
  Bookings: 'What the desk does with the bookings of a city',
  Board: 'Every car of a city and what takes its time, and moving it',
  Renters: 'Who rents, what we know of them, and whether they may log in',
  Fleet: 'Cars with their papers, service, blocks and state',
  Catalogue: 'What is sold beside the cars, and by which rules',
  Cities: 'The cities there are, where cars are brought in them, and who answers there',
  You: 'About whoever is signed in: roles, sessions, second factors',
  Staff: 'Who may do what in which city, and what they did',
  Jobs: 'Who brings and collects which car',
  Drive: 'What a driver’s phone asks for before the day, and sends when it has a network',
  'Set up': 'Whether the product is ready for its first renter',
  Today: 'The day of a city, as far as it concerns whoever asks',
};

function whoMayCall(access: string): string {
  if (access === 'visitor') return 'For anybody, signed in or not.';
  if (access === 'signed-in') return 'For whoever of staff is signed in, about themselves.';
  if (access === 'any-role') return 'For whoever has a role in the city that it is about.';
  return `Needs the permission \`${access}\` in the city that it is about.`;
}
