import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DeskBookingLine } from '../../contract/operate/desk-bookings.ts';
import type { FleetList } from '../../contract/operate/fleet.ts';
import type { FoundRenters } from '../../contract/operate/renters.ts';
import { operateApi } from '../api/operate-api.ts';
import { useMay } from './desk-data.ts';
import type { FinderGroup } from './finder-entries.ts';
import { pathOf, personPath, renterPath } from './pages.ts';
import { useFoundOffers } from './use-found-offers.ts';
import { useReadOnce } from './use-read-once.ts';

/** Shorter texts would name half the fleet. */
const LEAST_LETTERS = 2;
const MOST_CARS = '8';
const MOST_BOOKINGS = '8';

/** Bookings, renters and cars as the text is written; what is few is read once when the finder opens. */
export function useFoundRecords(cityId: string, text: string) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const people = useReadOnce(
    useMay('staff.read'),
    async () => (await operateApi().listStaff()).items,
  );
  const offers = useFoundOffers(cityId);
  const { cars, bookings, renters, isReading, hasFailed } = useServerRecords(cityId, text.trim());
  // The server looks at more than is shown, such as a telephone number: what it found stays.
  const groups: readonly FinderGroup[] = [
    {
      id: 'bookings',
      title: t('find.bookings'),
      isMatched: true,
      entries: bookings.map(({ id, reference, renter, car }) => ({
        id: `booking-${id}`,
        label: reference,
        note: t('find.booking', { renter: renter.name, car: car.name }),
        run: () => void navigate(`${pathOf('bookings', cityId)}/${id}`),
      })),
    },
    {
      id: 'renters',
      title: t('find.renters'),
      isMatched: true,
      entries: renters.map(({ id, name, email }) => ({
        id: `renter-${id}`,
        label: name,
        note: email,
        run: () => void navigate(renterPath(cityId, id)),
      })),
    },
    {
      id: 'cars',
      title: t('find.cars'),
      isMatched: true,
      entries: cars.map(({ id, brand, model, plate, retiredAt }) => ({
        id: `car-${id}`,
        label: `${brand} ${model}`,
        note: [plate, retiredAt && t('find.retired')].filter(Boolean).join(', '),
        run: () => void navigate(`${pathOf('fleet', cityId)}/${id}`),
      })),
    },
    {
      id: 'people',
      title: t('find.people'),
      entries: people.found.map(({ id, name, email }) => ({
        id: `staff-${id}`,
        label: name,
        note: email,
        run: () => void navigate(personPath(cityId, id)),
      })),
    },
    ...offers.groups,
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isReading: isReading || people.isReading || offers.isReading,
    hasFailed: hasFailed || people.hasFailed || offers.hasFailed,
  };
}

interface Records {
  /** What these were found for. */
  readonly text: string;
  readonly cars: FleetList['cars'];
  readonly bookings: readonly DeskBookingLine[];
  readonly renters: FoundRenters['items'];
  readonly hasFailed: boolean;
}

/** All that the server finds for a text, shown together: a list that grows under the pointer takes presses away. */
function useServerRecords(city: string, text: string): Records & { readonly isReading: boolean } {
  const maySeeCars = useMay('fleet.read');
  const maySeeBookings = useMay('bookings.read');
  const maySeeRenters = useMay('renters.read');
  const [records, setRecords] = useState<Records>(noRecords);
  useEffect(() => {
    if (text.length < LEAST_LETTERS) return setRecords(noRecords);
    const outdated = new AbortController();
    const { signal } = outdated;
    const api = operateApi();
    const car = { city, text: text.slice(0, 60), size: MOST_CARS };
    const asked = {
      car,
      retired: { ...car, retired: 'true' as const },
      booking: { city, text: text.slice(0, 80), size: MOST_BOOKINGS },
      renter: { text: text.slice(0, 80) },
    };
    Promise.all([
      maySeeCars ? api.listFleet({ query: asked.car }, { signal }) : { cars: [] },
      maySeeCars ? api.listFleet({ query: asked.retired }, { signal }) : { cars: [] },
      maySeeBookings ? api.listDeskBookings({ query: asked.booking }, { signal }) : { items: [] },
      maySeeRenters ? api.findRenters({ query: asked.renter }, { signal }) : { items: [] },
    ]).then(
      ([{ cars }, { cars: retired }, { items: bookings }, { items: renters }]) =>
        signal.aborted ||
        setRecords({ text, cars: [...cars, ...retired], bookings, renters, hasFailed: false }),
      () => signal.aborted || setRecords({ ...noRecords, text, hasFailed: true }),
    );
    return () => outdated.abort();
  }, [city, text, maySeeCars, maySeeBookings, maySeeRenters]);
  return { ...records, isReading: text.length >= LEAST_LETTERS && records.text !== text };
}

const noRecords: Records = { text: '', cars: [], bookings: [], renters: [], hasFailed: false };
