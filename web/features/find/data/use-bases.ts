import { useEffect, useState } from 'react';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import type { Point } from '../../../../domain/service-area.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { filterQuery } from './filters.ts';
import type { CountedTrip } from './use-live-count.ts';

const none: readonly Point[] = [];

/** Where all cars of the search stand, those of other pages too; nowhere until it is known. */
export function useBases(filters: CarFilters, { cityId, from, to }: CountedTrip): readonly Point[] {
  const asked = JSON.stringify({
    city: cityId,
    from,
    to,
    size: '1',
    listsBases: 'true',
    ...filterQuery(filters),
  });
  const [answer, setAnswer] = useState({ asked: '', bases: none });

  useEffect(() => {
    const stop = new AbortController();
    browserApi()
      .searchCars({ query: JSON.parse(asked) }, { signal: stop.signal })
      .then(
        ({ bases = none }) => setAnswer({ asked, bases }),
        // The cars of the page have their pins without it.
        (error: unknown) => stop.signal.aborted || console.error(error),
      );
    return () => stop.abort();
  }, [asked]);

  return answer.asked === asked ? answer.bases : none;
}
