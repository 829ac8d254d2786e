import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useMay, usePageCity, useSelf } from '../../shell/desk-data.ts';
import { ExportPeople } from './export-people.tsx';
import { PersonRow, type PersonVerb } from './person-row.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { worksIn } from './works-in.ts';

interface Open {
  readonly what: PersonVerb;
  readonly person: StaffMember;
}

interface PeopleProps {
  readonly people: readonly StaffMember[];
  /** Whom the address asks for, wherever they work. */
  readonly foundId: string | null;
}

/** Everybody you may see, those of this city first. */
export function People({ people, foundId }: PeopleProps) {
  const { t } = useTranslation('staff');
  const city = usePageCity();
  const { id: ownId } = useSelf();
  const mayEdit = useMay('staff.edit');
  const isElsewhere = people.some(({ id, grants }) => id === foundId && !worksIn(grants, city.id));
  const [shown, setShown] = useState<'here' | 'everyone'>(isElsewhere ? 'everyone' : 'here');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const listed = people.filter(({ grants }) => shown === 'everyone' || worksIn(grants, city.id));
  return (
    <Card
      title={t('people.title')}
      action={
        <span className="flex flex-wrap items-center gap-3">
          <Segments
            label={t('people.filter')}
            options={[
              { id: 'here', label: t('people.here', { city: city.name }) },
              { id: 'everyone', label: t('people.everyone') },
            ]}
            value={shown}
            onChange={setShown}
          />
          {listed.length > 0 && <ExportPeople people={listed} />}
        </span>
      }
    >
      <table className="w-full">
        <thead>
          <tr className="text-left text-xs text-quiet">
            <th scope="col" className="pb-2 unbold">
              {t('people.name')}
            </th>
            <th scope="col" className="pb-2 unbold">
              {t('people.roles')}
            </th>
            <th scope="col" className="pb-2 unbold">
              {t('people.seen')}
            </th>
            <th scope="col" className="pb-2 unbold">
              {t('people.factor')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {listed.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isYou={person.id === ownId}
              isFound={person.id === foundId}
              onOpen={(what) => setOpen({ what, person })}
            />
          ))}
        </tbody>
      </table>
      {listed.length === 0 && (
        <div className="py-8 text-center">
          <p className="font-strong">{t('people.empty', { city: city.name })}</p>
          <p className="mx-auto text-xs text-quiet">{t('people.emptyText')}</p>
        </div>
      )}
      {mayEdit && listed.some((one) => one.id !== ownId && !one.mayBeChanged) && (
        <p className="mt-3 text-xs text-quiet">{t('people.others')}</p>
      )}
      {open?.what === 'sessions' && <SessionsDialog person={open.person} onClose={close} />}
      {open?.what === 'roles' && <RolesDialog person={open.person} onClose={close} />}
      {(open?.what === 'removal' || open?.what === 'factors') && (
        <RemovalDialog of={open.what} person={open.person} onClose={close} />
      )}
    </Card>
  );
}
