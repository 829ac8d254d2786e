import { expect, it } from 'vitest';
import { z } from 'zod';
import { operateRoutes } from './operate/routes.ts';
import { routes } from './routes.ts';

const TOO_FINE = '2027-03-12T09:00:00.1234567890Z';

type Shape = z.core.JSONSchema.BaseSchema;

/** For each moment that a body may have, a body with nothing else in it: however deep it stands. */
function probesOf(schema: Shape): unknown[] {
  if (schema.format === 'date-time') return [TOO_FINE];
  const properties = Object.entries(schema.properties ?? {}) as [string, Shape][];
  const ofItems = Array.isArray(schema.items) || !schema.items ? [] : [schema.items as Shape];
  return [
    ...properties.flatMap(([name, inner]) => probesOf(inner).map((probe) => ({ [name]: probe }))),
    ...ofItems.flatMap((inner) => probesOf(inner).map((probe) => [probe])),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) =>
      probesOf(inner as Shape),
    ),
  ];
}

const bodies = [...Object.entries(routes), ...Object.entries(operateRoutes)].flatMap(
  ([name, route]) =>
    'body' in route && route.body ? [{ name, body: route.body as z.ZodType }] : [],
);
/** Without the names under which the API's document shows some of them once. */
const inFull = {
  io: 'input',
  unrepresentable: 'any',
  metadata: z.registry<{ id?: string | undefined }>(),
} as const;

const probed = bodies.flatMap(({ name, body }) =>
  probesOf(z.toJSONSchema(body, inFull)).map((probe) => ({ name, body, probe })),
);

it.each(probed)(
  '$name refuses a moment that is finer than any clock: $probe',
  ({ body, probe }) => {
    expect(JSON.stringify(body.safeParse(probe).error?.issues)).toContain('is not a moment');
  },
);

it('knows moments of renters, desk and phones', () => {
  const names = probed.map(({ name }) => name);
  for (const name of ['createQuote', 'blockCar', 'sendHandoverEvents'])
    expect(names).toContain(name);
});
