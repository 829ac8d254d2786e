import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { describeApi } from './openapi.ts';

it('the API describes itself as valid OpenAPI 3.1, every operation included', async () => {
  const document = describeApi();
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => (one as { operationId: string }).operationId),
  );
  expect(described.sort()).toEqual(Object.keys(operations).sort());
});
