import type { OperateOperationName } from './operations.ts';
import type { OperateRoute } from './route.ts';
import { selfRoutes } from './self-routes.ts';

export const operateRoutes = {
  ...selfRoutes,
} as const satisfies Record<OperateOperationName, OperateRoute>;

export type OperateRoutes = typeof operateRoutes;
