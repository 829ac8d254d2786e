import { operateApi } from '../../api/operate-api.ts';
import { CARS_PER_PAGE, type FleetAsked } from './fleet-view.ts';

/** One piece of the list, with what is known of the whole. */
export const listPage = (asked: FleetAsked, page: number) =>
  operateApi().listFleet({
    query: { ...asked, page: String(page), size: String(CARS_PER_PAGE) },
  });
