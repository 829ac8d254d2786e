import type { OperateRoutes } from '../../../contract/operate/routes.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import type { StaffCaller } from './staff-caller.ts';

export type OperateHandlers = HandlersOf<OperateRoutes, StaffCaller>;
