import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCity, useMay, useSelf } from './desk-data.ts';
import type { FinderEntry, FinderGroup } from './finder-entries.ts';
import { pages, pathOf } from './pages.ts';
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
  const mayAddCars = useMay('fleet.edit');
  const { groups: records, hasFailed } = useFoundRecords(cityId, text);

  const toPages: FinderEntry[] = pages.map(({ id, letter }) => ({
    id: `page-${id}`,
    label: t(`pages.${id}`),
    keys: ['G', letter.toUpperCase()],
    run: () => void navigate(pathOf(id, cityId)),
  }));
  const invitation: FinderEntry = {
    id: 'invite',
    label: t('actions.invite'),
    run: () => void navigate(`${pathOf('staff', cityId)}?invite`),
  };
  const newCar: FinderEntry = {
    id: 'add-car',
    label: t('actions.addCar'),
    run: () => void navigate(`${pathOf('fleet', cityId)}/new`),
  };
  const actions: FinderEntry[] = [
    ...(mayAddCars ? [newCar] : []),
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
    { id: 'pages', title: t('find.pages'), entries: toPages },
    { id: 'actions', title: t('find.actions'), entries: actions },
    ...records,
  ];
  return { groups, hasFailed };
}
