import type { z } from 'zod';
import type { Route } from '../../contract/route.ts';
import type { Routes } from '../../contract/routes.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from './caller.ts';

type Parsed<R, K extends string> = R extends { [P in K]: infer S extends z.ZodType }
  ? { readonly [P in K]: z.output<S> }
  : unknown;

type CallerOf<R, C> = R extends { access: 'visitor' } ? C | null : C;

/** A write does everything in this transaction, so that its effect and its stored answer are one. */
type Effect<R> = R extends { method: 'GET' } | { stores: string } | { previews: true }
  ? unknown
  : { readonly tx: Queries };

/** What lasts, or is large, may be left before its end. */
type Watched<R> = R extends { media: string } ? { readonly signal: AbortSignal } : unknown;

/** What is asked, checked, and by whom. */
export type CheckedInput<R, C = Caller> = Parsed<R, 'params'> &
  Parsed<R, 'query'> &
  Parsed<R, 'body'> & { readonly caller: CallerOf<R, C> };

/** What a handler gets. It never sees HTTP. */
export type HandlerInput<R, C = Caller> = CheckedInput<R, C> & Effect<R> & Watched<R>;

export type RouteTable = Readonly<Record<string, Route<string>>>;

/** One for each operation of a contract, asked by callers of its own kind. */
export type HandlersOf<T extends RouteTable, C extends Caller> = {
  [N in keyof T]: (
    input: HandlerInput<T[N], C>,
  ) => Promise<T[N] extends { media: string } ? Response : z.input<T[N]['answer']['schema']>>;
};

export type Handlers = HandlersOf<Routes, Caller>;
