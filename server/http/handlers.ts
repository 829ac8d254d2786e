import type { z } from 'zod';
import type { OperationName } from '../../contract/operations.ts';
import type { Routes } from '../../contract/routes.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from './caller.ts';

type Parsed<R, K extends string> = R extends { [P in K]: infer S extends z.ZodType }
  ? { readonly [P in K]: z.output<S> }
  : unknown;

type CallerOf<R> = R extends { access: 'visitor' } ? Caller | null : Caller;

/** A write does everything in this transaction, so that its effect and its stored answer are one. */
type Effect<R> = R extends { method: 'GET' } ? unknown : { readonly tx: Queries };

/** What lasts, or is large, may be left before its end. */
type Watched<R> = R extends { media: string } ? { readonly signal: AbortSignal } : unknown;

/** What is asked, checked, and by whom. */
export type CheckedInput<R> = Parsed<R, 'params'> &
  Parsed<R, 'query'> &
  Parsed<R, 'body'> & { readonly caller: CallerOf<R> };

/** What a handler gets. It never sees HTTP. */
export type HandlerInput<R> = CheckedInput<R> & Effect<R> & Watched<R>;

export type Handlers = {
  [N in OperationName]: (
    input: HandlerInput<Routes[N]>,
  ) => Promise<
    Routes[N] extends { media: string } ? Response : z.input<Routes[N]['answer']['schema']>
  >;
};
