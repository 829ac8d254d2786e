import type { z } from 'zod';
import { type AuthRoute, authRoutes } from '../../contract/auth-routes.ts';
import { ErrorAnswer, type ErrorCode, errorStatus } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import { collectShapes, type Schema } from './openapi-shapes.ts';

/** OpenAPI 3.1 speaks JSON Schema 2020-12, which is what the schemas of the contract turn into. */
export function describeApi(): ApiDocument {
  described ??= describeRoutes();
  return described;
}

/** As it is sent. */
export function writtenApi(): string {
  written ??= JSON.stringify(describeApi());
  return written;
}

export type ApiDocument = ReturnType<typeof describeRoutes>;

// Once: it takes so long that asking for it again and again would keep others waiting.
let described: ApiDocument | undefined;
let written: string | undefined;

/** Operations are safe to repeat under one key; signing in is not among them. */
export type DescribedRoute =
  | (Route & { readonly isKeyed: boolean })
  | (AuthRoute & { readonly isKeyed: false });

/** Everything that the document describes, by its name. */
export const describedRoutes: Readonly<Record<string, DescribedRoute>> = {
  ...mapRoutes(routes, (route: Route) => ({ ...route, isKeyed: route.method !== 'GET' })),
  ...mapRoutes(authRoutes, (route: AuthRoute) => ({ ...route, isKeyed: false as const })),
};

function mapRoutes<R, D>(table: Readonly<Record<string, R>>, map: (route: R) => D) {
  return Object.fromEntries(Object.entries(table).map(([name, route]) => [name, map(route)]));
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
  invoices: 'Bookings',
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
  Bookings: 'From the hold at checkout to the review after the trip',
};

/** Every refusal that an address can answer with. */
export function refusalsAt(route: DescribedRoute): ErrorCode[] {
  const isWrite = route.method !== 'GET';
  return [
    ...route.refusals,
    ...(route.access === 'visitor' ? [] : (['not_signed_in'] as const)),
    'invalid_input',
    ...(isWrite ? (['cross_site', 'unsupported_media_type', 'body_too_large'] as const) : []),
    ...(route.isKeyed ? (['missing_idempotency_key', 'idempotency_key_reused'] as const) : []),
    ...(route.body ? (['malformed_json'] as const) : []),
    'malformed_request',
    'request_too_slow',
    'too_many_requests',
    'headers_too_large',
    'internal',
    'unavailable',
  ];
}

function describeRoutes() {
  const { shapes, schemaOf } = collectShapes();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, route] of Object.entries(describedRoutes)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: {
        operationId,
        tags: [tagOf(route.path)],
        summary: route.summary,
        description: whoMayCall[route.access],
        parameters: parametersOf(route, schemaOf),
        ...(route.body
          ? {
              requestBody: {
                required: true,
                content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
              },
            }
          : {}),
        responses: responsesOf(route, schemaOf),
        security: route.access === 'visitor' ? [] : [{ session: [] }],
      },
    };
  }
  const used = new Set(Object.values(describedRoutes).map(({ path }) => tagOf(path)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Handover',
      version: '1',
      contact: { name: 'Handover' },
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Rent a car by the day, handed over at your door and handed back at your door.',
    },
    servers: [{ url: '/' }],
    tags: [...used].map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      schemas: shapes,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'handover.session_token',
          description: 'Set by signing up and in; over https its name begins with `__Host-`.',
        },
      },
    },
  };
}

const whoMayCall = {
  visitor: 'For anybody, signed in or not.',
  renter: 'For whoever is signed in, about themselves.',
  owner: 'For whoever is signed in and owns it; to all others it does not exist.',
} as const;

type SchemaOf = (shape: z.ZodType, direction: 'input' | 'output') => Schema;

function parametersOf(route: DescribedRoute, schemaOf: SchemaOf): Schema[] {
  const from = (part: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(part?.shape ?? {}).map(([name, shape]) => {
      const { description, ...schema } = schemaOf(shape, 'input');
      return {
        name,
        in: place,
        required: !shape.safeParse(undefined).success,
        ...(description ? { description } : {}),
        schema,
      };
    });
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same key with the same content gives the same answer, for 48 hours',
    schema: { type: 'string' },
  };
  return [
    ...('params' in route ? from(route.params, 'path') : []),
    ...('query' in route ? from(route.query, 'query') : []),
    ...(route.isKeyed ? [key] : []),
  ];
}

function responsesOf(route: DescribedRoute, schemaOf: SchemaOf): Record<string, unknown> {
  const media = 'media' in route ? route.media : undefined;
  const error = { 'application/json': { schema: schemaOf(ErrorAnswer, 'output') } };
  const responses: Record<string, unknown> = {
    [route.answer.status]: {
      description: media === 'text/event-stream' ? 'One event per change, until the end' : 'Done',
      content: {
        [media ?? 'application/json']: { schema: schemaOf(route.answer.schema, 'output') },
      },
      ...('setsSession' in route && route.setsSession ? { headers: cookie } : {}),
    },
  };
  for (const [status, codes] of Map.groupBy(refusalsAt(route), (code) => errorStatus[code])) {
    responses[status] = { description: [...new Set(codes)].join(', '), content: error };
  }
  return responses;
}

const cookie = {
  'Set-Cookie': { description: 'The session', schema: { type: 'string' } },
} as const;
