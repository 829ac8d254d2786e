import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { authRoutes } from '../../contract/auth-routes.ts';
import { operations } from '../../contract/operations.ts';
import { authPaths } from '../accounts/auth-paths.ts';
import { lintDocument, looseEndsOf, referencesIn } from '../testing/lint-document.ts';
import { describeApi } from './openapi.ts';

const document = describeApi();
const described = Object.values(document.paths).flatMap(
  (methods) => Object.values(methods) as { readonly operationId: string }[],
);

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
  expect(referencesIn(document).length).toBeGreaterThan(200);
  expect(looseEndsOf(document)).toEqual([]);
});

it('nothing is left open: tags, who may call, statuses, bounds, names of shapes, which path is meant', () => {
  expect(lintDocument(document)).toEqual([]);
});
