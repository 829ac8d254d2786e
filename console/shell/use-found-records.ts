import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { StaffMember } from '../../contract/operate/staff.ts';
import { operateApi } from '../api/operate-api.ts';
import { useMay } from './desk-data.ts';
import type { FinderGroup } from './finder-entries.ts';
import { pathOf } from './pages.ts';

/** People, read once when the finder opens: there are few of them. */
export function useFoundRecords(cityId: string) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const maySeeStaff = useMay('staff.read');
  const [people, setPeople] = useState<readonly StaffMember[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!maySeeStaff) return;
    let isCurrent = true;
    operateApi()
      .listStaff()
      .then(
        ({ items }) => isCurrent && setPeople(items),
        () => isCurrent && setFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [maySeeStaff]);
  const entries = people.map(({ id, name, email }) => ({
    id: `staff-${id}`,
    label: name,
    note: email,
    run: () => void navigate(`${pathOf('staff', cityId)}#${id}`),
  }));
  const groups: readonly FinderGroup[] =
    entries.length > 0 ? [{ id: 'people', title: t('find.people'), entries }] : [];
  return { groups, hasFailed };
}
