import { boardRoutes } from './board-routes.ts';
import { bookingRoutes } from './booking-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { citiesRoutes } from './cities-routes.ts';
import { doctorRoutes } from './doctor-routes.ts';
import { driveRoutes } from './drive-routes.ts';
import { evidenceRoutes } from './evidence-routes.ts';
import { fleetRoutes } from './fleet-routes.ts';
import { jobRoutes } from './job-routes.ts';
import type { OperateOperationName } from './operations.ts';
import { renterRoutes } from './renter-routes.ts';
import { repairRoutes } from './repair-routes.ts';
import type { OperateRoute } from './route.ts';
import { selfRoutes } from './self-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { todayRoutes } from './today-routes.ts';

export const operateRoutes = {
  ...selfRoutes,
  ...staffRoutes,
  ...fleetRoutes,
  ...catalogueRoutes,
  ...citiesRoutes,
  ...bookingRoutes,
  ...boardRoutes,
  ...repairRoutes,
  ...renterRoutes,
  ...jobRoutes,
  ...driveRoutes,
  ...evidenceRoutes,
  ...doctorRoutes,
  ...todayRoutes,
} as const satisfies Record<OperateOperationName, OperateRoute>;

export type OperateRoutes = typeof operateRoutes;
