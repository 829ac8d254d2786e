import { ApiError } from '../../contract/client.ts';
import { createOperateClient, type OperateClient } from '../../contract/operate/client.ts';
import { fetchInReach } from './out-of-reach.ts';

let client: OperateClient | undefined;

export function operateApi(): OperateClient {
  client ??= createOperateClient({ fetch: fetchInReach, origin: location.origin });
  return client;
}

export const isRefusal = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;
