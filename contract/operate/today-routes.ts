import { operateOperations } from './operations.ts';
import type { OperateRoute } from './route.ts';
import { Today, TodayOf } from './today.ts';

export const todayRoutes = {
  getToday: {
    ...operateOperations.getToday,
    summary: 'What needs a person in a city, and the deliveries and returns of the day',
    query: TodayOf,
    answer: { status: 200, schema: Today },
    refusals: ['not_found'],
  },
} as const satisfies Record<string, OperateRoute>;
