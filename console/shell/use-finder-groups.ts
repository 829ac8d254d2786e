import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCity, useSelf } from './desk-data.ts';
import type { FinderEntry, FinderGroup } from './finder-entries.ts';
import { pages, pathOf } from './pages.ts';
import { useLogOut } from './use-log-out.ts';

/** Everything that can be found; what the text leaves of it is for the finder to say. */
export function useFinderGroups(onHelp: () => void): readonly FinderGroup[] {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { cities } = useSelf();
  const cityId = useCity()?.id ?? '';

  const toPages: FinderEntry[] = pages.map(({ id, letter }) => ({
    id: `page-${id}`,
    label: t(`pages.${id}`),
    keys: ['G', letter.toUpperCase()],
    run: () => void navigate(pathOf(id, cityId)),
  }));
  const actions: FinderEntry[] = [
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
  return [
    { id: 'pages', title: t('find.pages'), entries: toPages },
    { id: 'actions', title: t('find.actions'), entries: actions },
  ];
}
