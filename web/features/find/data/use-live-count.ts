import { useEffect, useState } from 'react';
import type { ApiClient } from '../../../../contract/client.ts';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { filterQuery } from './filters.ts';

export interface CountedTrip {
  readonly cityId: string;
  readonly from: string;
  readonly to: string;
}

interface LiveCount {
  /** The last number known, or nothing when the server could not say. */
  readonly count: number | null;
  /** Whether the number is still that of other filters. */
  readonly isCounting: boolean;
}

const pauseMs = 250;

/** How many cars the filters would leave, asked from the API once the choosing pauses. */
export function useLiveCount(
  filters: CarFilters,
  { cityId, from, to }: CountedTrip,
  known: number | null,
): LiveCount {
  const asked = JSON.stringify({ city: cityId, from, to, size: '1', ...filterQuery(filters) });
  const [answer, setAnswer] = useState({ asked, count: known });
  const isCounting = answer.asked !== asked;

  useEffect(() => {
    if (!isCounting) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const count = await countCars(JSON.parse(asked), stop.signal);
      if (!stop.signal.aborted) setAnswer({ asked, count });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, isCounting]);

  return { count: answer.count, isCounting };
}

type Query = Parameters<ApiClient['searchCars']>[0]['query'];

async function countCars(query: Query, signal: AbortSignal): Promise<number | null> {
  try {
    return (await browserApi().searchCars({ query }, { signal })).total;
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return null;
  }
}
