import type { Route } from '../route.ts';
import type { OperateAccess } from './operations.ts';

/** An operation of the console with the shapes it takes and gives. */
export type OperateRoute = Route<OperateAccess>;
