import { operateOperations } from './operations.ts';
import type { OperateRoute } from './route.ts';
import { CityChange, Today, TodayOf } from './today.ts';

export const todayRoutes = {
  getToday: {
    ...operateOperations.getToday,
    summary: 'What needs a person in a city, and the deliveries and returns of the day',
    query: TodayOf,
    answer: { status: 200, schema: Today },
    refusals: ['not_found'],
  },
  watchCity: {
    ...operateOperations.watchCity,
    summary: 'An event at once, and one whenever cars, bookings or blocked times of a city change',
    query: TodayOf,
    answer: { status: 200, schema: CityChange },
    refusals: ['not_found'],
  },
} as const satisfies Record<string, OperateRoute>;
