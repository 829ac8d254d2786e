import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { operateAuthRoutes } from '../../../contract/operate/auth-routes.ts';
import { operateOperations } from '../../../contract/operate/operations.ts';
import { lintDocument, looseEndsOf, referencesIn } from '../../testing/lint-document.ts';
import { staffAuthPaths } from '../staff/auth-paths.ts';
import { describeOperateApi } from './openapi.ts';

const document = describeOperateApi();
const described = Object.values(document.paths).flatMap(
  (methods) => Object.values(methods) as { readonly operationId: string }[],
);

it('the console’s API describes itself as valid OpenAPI 3.1, every operation and signing in included', async () => {
  const { errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  const names = [...Object.keys(operateOperations), ...Object.keys(operateAuthRoutes)].sort();
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(names);
});

it('what it says about signing in is what is served', () => {
  const said = Object.values(operateAuthRoutes).map((route) => [
    route.path,
    route.access,
    'body' in route ? route.body : undefined,
  ]);
  const served = Object.entries(staffAuthPaths).map(([path, { access, body }]) => [
    path,
    access,
    body,
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
