import { type ClientOf, createClient, type Transport } from '../client.ts';
import { operateOperations } from './operations.ts';
import type { OperateRoutes } from './routes.ts';

export type OperateClient = ClientOf<OperateRoutes>;

/** The console's API, typed as the renters' is. */
export const createOperateClient = (transport: Transport): OperateClient =>
  createClient<OperateRoutes>(operateOperations, transport);
