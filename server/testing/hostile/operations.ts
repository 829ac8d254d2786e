import type { ApiDocument } from '../../http/describe-routes.ts';
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
  /** Pictures are sent as themselves. */
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { schema: Schema } } };
}

/** What the product says of itself at /api/openapi.json. */
export function operationsOf(document: Pick<ApiDocument, 'paths' | 'components'>): Operation[] {
  const { paths } = withoutReferences(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => {
      const { operationId, parameters, requestBody } = one as OperationDocument;
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema ?? null,
      };
    }),
  );
}

/** Each shape at the place where it is used. */
function withoutReferences<T extends Pick<ApiDocument, 'components'>>(document: T): T {
  const { schemas } = document.components;
  const inPlace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inPlace);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...own } = part as { readonly $ref?: string };
    const shape = $ref ? (inPlace(schemas[$ref.split('/').at(-1) ?? '']) as object) : {};
    const rest = Object.entries(own).map(([key, value]) => [key, inPlace(value)]);
    return { ...shape, ...Object.fromEntries(rest) };
  };
  return inPlace(document) as T;
}

/** What stands beside the document: whatever else answers below /api and /sim. */
export const undocumented: readonly Operation[] = [
  ...(
    [
      ['POST', '/api/webhooks/stripe', {}],
      ['POST', '/api/webhooks/persona', {}],
      ['POST', '/api/webhooks/twilio', {}],
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
