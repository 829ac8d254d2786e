import { z } from 'zod';
import { authPaths } from '../../accounts/auth-paths.ts';
import type { ApiDocument } from '../../http/openapi.ts';
import type { Schema } from './schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
}

interface OperationDocument {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Schema } } };
}

/** What the product says of itself at /api/openapi.json. */
export function operationsOf(document: Pick<ApiDocument, 'paths'>): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => {
      const { operationId, parameters, requestBody } = one as OperationDocument;
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json'].schema ?? null,
      };
    }),
  );
}

/** What stands beside the document: signing in, and whatever else answers below /api and /sim. */
export const undocumented: readonly Operation[] = [
  ...Object.entries(authPaths).map(([path, { method, body }]) => ({
    name: path.slice('/api/'.length),
    method,
    path,
    parameters: [],
    body: body ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema) : null,
  })),
  ...(
    [
      ['POST', '/api/webhooks/stripe', {}],
      ['POST', '/api/webhooks/persona', {}],
      ['GET', '/api/{id}', null],
      ['GET', '/sim/api/state', null],
      ['GET', '/sim/api/mail/{id}', null],
      ['POST', '/sim/api/inquiries/{id}', {}],
      ['GET', '/sim/identity/inquiries/{id}', null],
      ['POST', '/sim/identity/inquiries/{id}/submission', {}],
      ['POST', '/sim/identity/inquiries/{id}/pictures/identity', {}],
      ['GET', '/sim/stripe/v1/payment_intents/{id}', null],
      ['POST', '/sim/stripe/v1/setup_intents/{id}/confirm', {}],
      ['GET', '/sim/mail', null],
      ['POST', '/operator', {}],
    ] as const
  ).map(([method, path, body]) => ({
    name: path.slice(1),
    method,
    path,
    parameters: path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
      : [],
    body,
  })),
];
