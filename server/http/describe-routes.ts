import type { z } from 'zod';
import { ErrorAnswer, type ErrorCode, errorStatus } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { permissions } from '../../domain/permissions.ts';
import { collectShapes, type Schema } from './openapi-shapes.ts';

/** Operations are safe to repeat under one key; signing in is not among them. */
export type DescribedRoute = Omit<Route<string>, 'media'> & {
  readonly media?: string;
  readonly isKeyed: boolean;
  /** The answer comes with the cookie that signs in, or takes it away. */
  readonly setsSession?: true;
};

/** What a document is written from. */
export interface DescribedApi {
  readonly title: string;
  readonly description: string;
  readonly routes: Readonly<Record<string, DescribedRoute>>;
  /** The part of an address by which operations are sorted, and what each part is about. */
  readonly tagOf: (path: string) => string;
  readonly tagDescriptions: Readonly<Record<string, string>>;
  readonly whoMayCall: (access: string) => string;
  readonly cookie: string;
}

export type ApiDocument = ReturnType<typeof describeRoutes>;

export const keyed = <R extends Route<string>>(routes: Readonly<Record<string, R>>) =>
  mapRoutes(routes, (route) => ({
    ...route,
    isKeyed: route.method !== 'GET' && !route.stores && !route.previews,
  }));

export const unkeyed = <R extends object>(routes: Readonly<Record<string, R>>) =>
  mapRoutes(routes, (route) => ({ ...route, isKeyed: false as const }));

function mapRoutes<R, D>(table: Readonly<Record<string, R>>, map: (route: R) => D) {
  return Object.fromEntries(Object.entries(table).map(([name, route]) => [name, map(route)]));
}

/** Every refusal that an address can answer with. */
export function refusalsAt(route: DescribedRoute): ErrorCode[] {
  const isWrite = route.method !== 'GET';
  return [
    ...route.refusals,
    ...(route.access === 'visitor' ? [] : (['not_signed_in'] as const)),
    ...(isPermission(route.access) ? (['not_permitted', 'second_factor_missing'] as const) : []),
    'invalid_input',
    ...(isWrite ? (['cross_site', 'unsupported_media_type', 'body_too_large'] as const) : []),
    ...(route.isKeyed ? (['missing_idempotency_key', 'idempotency_key_reused'] as const) : []),
    ...(route.body && !takesPicture(route) ? (['malformed_json'] as const) : []),
    'malformed_request',
    'request_too_slow',
    'too_many_requests',
    'headers_too_large',
    'internal',
    'unavailable',
  ];
}

/** Evidence as it was sent, whose digest is its tag. */
export const mayBeKnown = ({ media }: DescribedRoute) => media === 'image/*';

const takesPicture = ({ stores }: DescribedRoute) => stores === 'a-picture';

const isPermission = (access: string) => (permissions as readonly string[]).includes(access);

/** OpenAPI 3.1 speaks JSON Schema 2020-12, which is what the schemas of the contract turn into. */
export function describeRoutes(api: DescribedApi) {
  const { shapes, schemaOf } = collectShapes();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, route] of Object.entries(api.routes)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: {
        operationId,
        tags: [api.tagOf(route.path)],
        summary: route.summary,
        description: api.whoMayCall(route.access),
        parameters: parametersOf(route, schemaOf),
        ...(route.body
          ? {
              requestBody: {
                required: true,
                content: takesPicture(route)
                  ? { 'image/*': {} }
                  : { 'application/json': { schema: schemaOf(route.body, 'input') } },
              },
            }
          : {}),
        responses: responsesOf(route, schemaOf),
        security: route.access === 'visitor' ? [] : [{ session: [] }],
      },
    };
  }
  const used = new Set(Object.values(api.routes).map(({ path }) => api.tagOf(path)));
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version: '1',
      contact: { name: 'Handover' },
      license: { name: 'MIT', identifier: 'MIT' },
      description: api.description,
    },
    servers: [{ url: '/' }],
    tags: [...used].map((name) => ({ name, description: api.tagDescriptions[name] })),
    paths,
    components: {
      schemas: shapes,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: api.cookie,
          description: 'Set by signing in; over https its name begins with `__Host-`.',
        },
      },
    },
  };
}

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
    ...from(route.params, 'path'),
    ...from(route.query, 'query'),
    ...(route.isKeyed ? [key] : []),
  ];
}

function responsesOf(route: DescribedRoute, schemaOf: SchemaOf): Record<string, unknown> {
  const { media } = route;
  const error = { 'application/json': { schema: schemaOf(ErrorAnswer, 'output') } };
  const responses: Record<string, unknown> = {
    [route.answer.status]: {
      description: media === 'text/event-stream' ? 'One event per change, until the end' : 'Done',
      content: {
        [media ?? 'application/json']: { schema: schemaOf(route.answer.schema, 'output') },
      },
      ...(route.setsSession ? { headers: cookie } : {}),
    },
    ...(mayBeKnown(route) ? { 304: { description: 'Unchanged since it had this tag' } } : {}),
  };
  for (const [status, codes] of Map.groupBy(refusalsAt(route), (code) => errorStatus[code])) {
    responses[status] = { description: [...new Set(codes)].join(', '), content: error };
  }
  return responses;
}

const cookie = {
  'Set-Cookie': { description: 'The session', schema: { type: 'string' } },
} as const;
