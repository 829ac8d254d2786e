import type { Routes } from '../../contract/routes.ts';
import type { Caller } from './caller.ts';
import type { CheckedInput, RouteTable } from './handlers.ts';

/**
 * What may be asked only so often. Counted before a write begins: what the write itself counted would
 * be undone with its refusal. Where only failures count, the answer says how to take this one back.
 */
export type LimitsOf<T extends RouteTable, C extends Caller> = {
  readonly [N in keyof T]?: (
    call: CheckedInput<T[N], C> & { readonly address: string },
  ) => Promise<(() => Promise<void>) | null>;
};

export type Limits = LimitsOf<Routes, Caller>;
