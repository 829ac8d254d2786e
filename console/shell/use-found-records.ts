import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DeskBookingLine } from '../../contract/operate/desk-bookings.ts';
import type { FleetList } from '../../contract/operate/fleet.ts';
import type { FoundRenters } from '../../contract/operate/renters.ts';
import type { StaffMember } from '../../contract/operate/staff.ts';
import { operateApi } from '../api/operate-api.ts';
import { useMay } from './desk-data.ts';
import type { FinderGroup } from './finder-entries.ts';
import { pathOf } from './pages.ts';

/** Shorter texts would name half the fleet. */
const LEAST_LETTERS = 2;
const MOST_CARS = '8';
const MOST_BOOKINGS = '8';

/** Staff, read once when the finder opens: there are few of them; all else as the text is written. */
export function useFoundRecords(cityId: string, text: string) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const people = useFoundPeople();
  const typed = text.trim();
  const cars = useFoundCars(cityId, typed);
  const bookings = useFoundBookings(cityId, typed);
  const renters = useFoundRenters(typed);
  // The server looks at more than is shown, such as a telephone number: what it found stays.
  const groups: readonly FinderGroup[] = [
    {
      id: 'bookings',
      title: t('find.bookings'),
      isMatched: true,
      entries: bookings.found.map(({ id, reference, renter, car }) => ({
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
      entries: renters.found.map(({ id, name, email }) => ({
        id: `renter-${id}`,
        label: name,
        note: email,
        run: () => void navigate(`/${cityId}/renters/${id}`),
      })),
    },
    {
      id: 'cars',
      title: t('find.cars'),
      entries: cars.found.map(({ id, brand, model, plate }) => ({
        id: `car-${id}`,
        label: `${brand} ${model}`,
        ...(plate ? { note: plate } : {}),
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
        run: () => void navigate(`${pathOf('staff', cityId)}#${id}`),
      })),
    },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    hasFailed: [people, cars, bookings, renters].some(({ hasFailed }) => hasFailed),
  };
}

interface Found<Item> {
  readonly found: readonly Item[];
  readonly hasFailed: boolean;
}

function useFoundPeople(): Found<StaffMember> {
  const maySee = useMay('staff.read');
  const [state, setState] = useState<Found<StaffMember>>(nothing);
  useEffect(() => {
    if (!maySee) return;
    let isCurrent = true;
    operateApi()
      .listStaff()
      .then(
        ({ items }) => isCurrent && setState({ found: items, hasFailed: false }),
        () => isCurrent && setState(failed),
      );
    return () => {
      isCurrent = false;
    };
  }, [maySee]);
  return state;
}

type FoundCar = FleetList['cars'][number];

const useFoundCars = (city: string, text: string): Found<FoundCar> =>
  useFound(useMay('fleet.read'), `${city} ${text}`, text, async (signal) => {
    const query = { city, text: text.slice(0, 60), size: MOST_CARS };
    return (await operateApi().listFleet({ query }, { signal })).cars;
  });

const useFoundBookings = (city: string, text: string): Found<DeskBookingLine> =>
  useFound(useMay('bookings.read'), `${city} ${text}`, text, async (signal) => {
    const query = { city, text: text.slice(0, 80), size: MOST_BOOKINGS };
    return (await operateApi().listDeskBookings({ query }, { signal })).items;
  });

const useFoundRenters = (text: string): Found<FoundRenters['items'][number]> =>
  useFound(useMay('renters.read'), text, text, async (signal) => {
    const query = { text: text.slice(0, 80) };
    return (await operateApi().findRenters({ query }, { signal })).items;
  });

/** What the server finds for a text; `key` says what is asked. */
function useFound<Item>(
  maySee: boolean,
  key: string,
  text: string,
  find: (signal: AbortSignal) => Promise<readonly Item[]>,
): Found<Item> {
  const [state, setState] = useState<Found<Item>>(nothing);
  const ask = useEffectEvent(find);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is asked
  useEffect(() => {
    if (!maySee || text.length < LEAST_LETTERS) return setState(nothing);
    const outdated = new AbortController();
    const { signal } = outdated;
    ask(signal).then(
      (found) => signal.aborted || setState({ found, hasFailed: false }),
      () => signal.aborted || setState(failed),
    );
    return () => outdated.abort();
  }, [maySee, key]);
  return state;
}

const nothing = { found: [], hasFailed: false } as const;
const failed = { found: [], hasFailed: true } as const;
