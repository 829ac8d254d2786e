import type { OperationName } from '../../contract/operations.ts';
import type { Routes } from '../../contract/routes.ts';
import type { CheckedInput } from './handlers.ts';

/**
 * What may be asked only so often. Counted before a write begins: what the write itself counted would
 * be undone with its refusal. Where only failures count, the answer says how to take this one back.
 */
export type Limits = {
  readonly [N in OperationName]?: (
    call: CheckedInput<Routes[N]> & { readonly address: string },
  ) => Promise<(() => Promise<void>) | null>;
};
