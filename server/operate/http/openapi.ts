import { operateRoutes } from '../../../contract/operate/routes.ts';
import {
  type ApiDocument,
  type DescribedRoute,
  describeRoutes,
  keyed,
} from '../../http/describe-routes.ts';

/** Everything that the console's document describes, by its name. */
export const describedOperateRoutes: Readonly<Record<string, DescribedRoute>> = {
  ...keyed(operateRoutes),
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
  me: 'You',
};

const tagDescriptions: Readonly<Record<string, string>> = {
  You: 'About whoever is signed in: roles, sessions, second factors',
};

function whoMayCall(access: string): string {
  if (access === 'visitor') return 'For anybody, signed in or not.';
  if (access === 'signed-in') return 'For whoever of staff is signed in, about themselves.';
  return `Needs the permission \`${access}\` in the city that it is about.`;
}
