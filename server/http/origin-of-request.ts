import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the request that is being answered comes from. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly address: string;
  readonly device: string | null;
}

const current = new AsyncLocalStorage<RequestOrigin>();

/** Everything that `answer` does, however deep, knows where it was asked from. */
export const answeringTo = <T>(origin: RequestOrigin, answer: () => T): T =>
  current.run(origin, answer);

/** Null where nobody asked: in a worker, and in a command on a stopped server. */
export const originOfRequest = (): RequestOrigin | null => current.getStore() ?? null;
