import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { authRoutes } from '../../contract/auth-routes.ts';
import { operations } from '../../contract/operations.ts';
import { authPaths } from '../accounts/auth-paths.ts';
import { lintDocument, partsOf } from '../testing/lint-document.ts';
import { describeApi } from './openapi.ts';

interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const document = describeApi();
const described = Object.values(document.paths).flatMap(
  (methods) => Object.values(methods) as Described[],
);

const all = [...partsOf(document)];

it('the API describes itself as valid OpenAPI 3.1, every operation and signing in included', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
  const names = [...Object.keys(operations), ...Object.keys(authRoutes)].sort();
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(names);
});

it('what it says about signing in is what is served', () => {
  const said = Object.values(authRoutes).map((route) => [
    route.path,
    { access: route.access, body: 'body' in route ? route.body : undefined },
  ]);
  const served = Object.entries(authPaths).map(([path, { access, body }]) => [
    path,
    { access, body },
  ]);
  const byPath = ([a]: unknown[], [b]: unknown[]) => String(a).localeCompare(String(b));
  expect(said.sort(byPath)).toEqual(served.sort(byPath));
});

it('a shape is told once and referred to by its name, and every reference leads somewhere', () => {
  const references = all.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
  const shapes = Object.keys(document.components.schemas);
  expect(references.length).toBeGreaterThan(200);
  expect(new Set(references)).toEqual(
    new Set(shapes.map((name) => `#/components/schemas/${name}`)),
  );
});

it('numbers have bounds', () => {
  const boundless = all.filter(
    ([, { type, minimum, maximum, exclusiveMinimum, const: only }]) =>
      (type === 'integer' || type === 'number') &&
      only === undefined &&
      ((minimum ?? exclusiveMinimum) === undefined || maximum === undefined),
  );
  expect(boundless.map(([at]) => at)).toEqual([]);
});

it('every operation has a tag, and says whether one must be signed in', () => {
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { operationId, tags: own, security, responses } of described) {
    expect(
      own.filter((tag) => tags.has(tag)),
      operationId,
    ).toHaveLength(1);
    expect(security.length > 0, operationId).toBe('401' in responses && operationId !== 'signIn');
    expect(Object.keys(responses), operationId).toEqual(
      expect.arrayContaining(['400', '422', '429', '500', '503']),
    );
  }
});

it('no tag is without words, no list of anything, and no two paths can be meant at once', () => {
  expect(lintDocument(document)).toEqual([]);
});
