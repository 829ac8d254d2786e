import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCity, useMay, useSelf } from './desk-data.ts';
import type { FinderEntry, FinderGroup } from './finder-entries.ts';
import { catalogueParts, newBookingPath, pages, partPath, pathOf, setUpPath } from './pages.ts';
import { useFoundRecords } from './use-found-records.ts';
import { useLogOut } from './use-log-out.ts';

/** Everything that can be found; what the text leaves of it is for the finder to say. */
export function useFinderGroups(text: string, onHelp: () => void) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { cities } = useSelf();
  const cityId = useCity()?.id ?? '';
  const mayInvite = useMay('staff.invite');
  const mayBook = useMay('bookings.change');
  const mayAddCars = useMay('fleet.edit');
  const maySetUp = useMay('settings.edit');
  const mayEditCatalogue = useMay('catalogue.edit');
  const { groups: records, isReading, hasFailed } = useFoundRecords(cityId, text);

  const toPages: FinderEntry[] = pages.map(({ id, letter }) => ({
    id: `page-${id}`,
    label: t(`pages.${id}`),
    keys: ['G', letter.toUpperCase()],
    run: () => void navigate(pathOf(id, cityId)),
  }));
  const toParts: FinderEntry[] = catalogueParts.map((part) => ({
    id: `catalogue-${part}`,
    label: t(`catalogue.${part}`),
    note: t('pages.catalogue'),
    run: () => void navigate(partPath(part, cityId)),
  }));
  const toSetUp: FinderEntry = {
    id: 'page-set-up',
    label: t('setUp'),
    run: () => void navigate(setUpPath),
  };
  const invitation: FinderEntry = {
    id: 'invite',
    label: t('actions.invite'),
    run: () => void navigate(`${pathOf('staff', cityId)}?invite`),
  };
  const newBooking: FinderEntry = {
    id: 'new-booking',
    label: t('actions.newBooking'),
    run: () => void navigate(newBookingPath(cityId)),
  };
  const newCar: FinderEntry = {
    id: 'add-car',
    label: t('actions.addCar'),
    run: () => void navigate(`${pathOf('fleet', cityId)}/new`),
  };
  const newExtra: FinderEntry = {
    id: 'add-extra',
    label: t('actions.addExtra'),
    run: () => void navigate(`${partPath('extras', cityId)}?add`),
  };
  const actions: FinderEntry[] = [
    ...(mayBook ? [newBooking] : []),
    ...(mayAddCars ? [newCar] : []),
    ...(mayEditCatalogue ? [newExtra] : []),
    ...(mayInvite ? [invitation] : []),
    ...cities
      .filter(({ id }) => id !== cityId)
      .map(({ id, name }) => ({
        id: `city-${id}`,
        label: t('actions.city', { city: name }),
        run: () => void navigate(pathOf('today', id)),
      })),
    { id: 'keys', label: t('actions.keys'), keys: ['?'], run: onHelp },
    { id: 'log-out', label: t('actions.logOut'), run: () => void logOut() },
  ];
  const groups: FinderGroup[] = [
    {
      id: 'pages',
      title: t('find.pages'),
      isOwn: true,
      entries: [...toPages, ...toParts, ...(maySetUp ? [toSetUp] : [])],
    },
    { id: 'actions', title: t('find.actions'), isOwn: true, entries: actions },
    ...records,
  ];
  return { groups, isReading, hasFailed };
}
