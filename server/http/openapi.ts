import { z } from 'zod';
import { ErrorAnswer, errorStatus } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';

type Schema = Record<string, unknown>;

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

function describeRoutes() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, route] of Object.entries(routes) as [string, Route][]) {
    paths[route.path] ??= {};
    (paths[route.path] as Record<string, unknown>)[route.method.toLowerCase()] = {
      operationId,
      summary: route.summary,
      description: `Who may call: ${route.access}.`,
      parameters: parametersOf(route),
      ...(route.body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
            },
          }
        : {}),
      responses: responsesOf(route),
      ...(route.access === 'visitor' ? {} : { security: [{ session: [] }] }),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Handover',
      version: '1',
      description: 'Rent a car by the day, handed over at your door and handed back at your door.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorAnswer, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'handover.session_token' },
      },
    },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(route: Route): Schema[] {
  const from = (part: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!part) return [];
    const { properties = {}, required = [] } = jsonSchema(part, 'input') as {
      properties?: Record<string, Schema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema,
    }));
  };
  const write = route.method !== 'GET';
  return [
    ...from(route.params, 'path'),
    ...from(route.query, 'query'),
    ...(write
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
      : []),
  ];
}

function responsesOf(route: Route): Record<string, unknown> {
  const type = route.media ?? 'application/json';
  const responses: Record<string, unknown> = {
    [route.answer.status]: {
      description:
        route.media === 'text/event-stream' ? 'One event per change, until the end' : 'Done',
      content: { [type]: { schema: jsonSchema(route.answer.schema, 'output') } },
    },
  };
  const always = route.access === 'visitor' ? [] : (['not_signed_in'] as const);
  const codes = [...always, ...route.refusals, 'invalid_input', 'internal'] as const;
  for (const status of new Set(codes.map((code) => errorStatus[code]))) {
    const names = codes.filter((code) => errorStatus[code] === status);
    responses[status] = {
      description: [...new Set(names)].join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return responses;
}
