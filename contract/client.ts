import type { z } from 'zod';
import type { ErrorAnswer, ErrorCode, FieldProblem } from './errors.ts';
import { type Operation, operations } from './operations.ts';
import type { Route } from './route.ts';
import type { Routes } from './routes.ts';

/** A refusal by the API, with its code; anything else that goes wrong is `unavailable`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: readonly FieldProblem[];
  /** As it was given, with what only some refusals carry. */
  readonly answer: ErrorAnswer['error'];

  constructor(answer: ErrorAnswer['error'], status: number) {
    super(answer.message);
    this.code = answer.code;
    this.status = status;
    this.details = answer.details ?? [];
    this.answer = answer;
  }
}

type Part<R, K extends string> = R extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown;
type Input<R> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
interface Options {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** A small write that is finished although its page is left. */
  readonly keepalive?: boolean;
}
type Arguments<R> =
  unknown extends Input<R>
    ? [input?: undefined, options?: Options]
    : [input: Input<R>, options?: Options];
type RouteTable = Readonly<Record<string, Route<string>>>;

/** One function for each operation that answers with a JSON document. */
export type ClientOf<T extends RouteTable> = {
  readonly [N in keyof T as T[N] extends { media: string } ? never : N]: (
    ...args: Arguments<T[N]>
  ) => Promise<z.output<T[N]['answer']['schema']>>;
};

export type ApiClient = ClientOf<Routes>;

interface AnyInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

export interface Transport {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** The renters' API. */
export const createApiClient = (transport: Transport): ApiClient =>
  createClient<Routes>(operations, transport);

export function createClient<T extends RouteTable>(
  operations: Readonly<Record<keyof T, Operation<string>>>,
  transport: Transport,
): ClientOf<T> {
  const call = async ({ method, path }: Operation<string>, input: AnyInput, options: Options) => {
    const headers = new Headers({ Accept: 'application/json' });
    const { body } = input;
    const isPicture = body instanceof Uint8Array;
    if (body !== undefined) {
      headers.set('Content-Type', isPicture ? 'image/unknown' : 'application/json');
    }
    if (method !== 'GET')
      headers.set('Idempotency-Key', options.idempotencyKey ?? crypto.randomUUID());
    const request = new Request(addressOf(path, input, transport.origin), {
      method,
      headers,
      ...(body === undefined
        ? {}
        : { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
    const answer = await transport.fetch(request);
    const document: unknown = await answer.json().catch(() => null);
    // An answer that was cut off is no answer, whatever its status said.
    if (answer.ok && document !== null) return document;
    throw new ApiError(refusalIn(document), answer.status);
  };
  const entries = Object.entries<Operation<string>>(operations).map(([name, operation]) => [
    name,
    (input: AnyInput = {}, options: Options = {}) => call(operation, input, options),
  ]);
  return Object.fromEntries(entries) as ClientOf<T>;
}

function addressOf(template: string, input: AnyInput, origin: string): URL {
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(input.params?.[key] ?? ''),
  );
  const url = new URL(path, origin);
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) url.searchParams.append(key, String(one));
    }
  }
  return url;
}

function refusalIn(document: unknown): ErrorAnswer['error'] {
  const error = (document as Partial<ErrorAnswer> | null)?.error;
  return error?.code ? error : { code: 'unavailable', message: 'No readable answer' };
}
