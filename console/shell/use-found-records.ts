import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FleetList } from '../../contract/operate/fleet.ts';
import type { StaffMember } from '../../contract/operate/staff.ts';
import { operateApi } from '../api/operate-api.ts';
import { useMay } from './desk-data.ts';
import type { FinderGroup } from './finder-entries.ts';
import { pathOf } from './pages.ts';

/** Shorter texts would name half the fleet. */
const LEAST_LETTERS = 2;
const MOST_CARS = '8';

/** People, read once when the finder opens: there are few of them; cars as the text is written. */
export function useFoundRecords(cityId: string, text: string) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const people = useFoundPeople();
  const cars = useFoundCars(cityId, text.trim());
  const groups: readonly FinderGroup[] = [
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
    hasFailed: people.hasFailed || cars.hasFailed,
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

function useFoundCars(city: string, text: string): Found<FoundCar> {
  const maySee = useMay('fleet.read');
  const [state, setState] = useState<Found<FoundCar>>(nothing);
  useEffect(() => {
    if (!maySee || text.length < LEAST_LETTERS) return setState(nothing);
    const outdated = new AbortController();
    const { signal } = outdated;
    operateApi()
      .listFleet({ query: { city, text: text.slice(0, 60), size: MOST_CARS } }, { signal })
      .then(
        ({ cars }) => signal.aborted || setState({ found: cars, hasFailed: false }),
        () => signal.aborted || setState(failed),
      );
    return () => outdated.abort();
  }, [maySee, city, text]);
  return state;
}

const nothing = { found: [], hasFailed: false } as const;
const failed = { found: [], hasFailed: true } as const;
