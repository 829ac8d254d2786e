import { fleetRoutes } from './fleet-routes.ts';
import type { OperateOperationName } from './operations.ts';
import type { OperateRoute } from './route.ts';
import { selfRoutes } from './self-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { todayRoutes } from './today-routes.ts';

export const operateRoutes = {
  ...selfRoutes,
  ...staffRoutes,
  ...fleetRoutes,
  ...todayRoutes,
} as const satisfies Record<OperateOperationName, OperateRoute>;

export type OperateRoutes = typeof operateRoutes;
