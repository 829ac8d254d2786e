import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { Disc } from '../../shell/disc.tsx';
import { useRoleWords } from './use-role-words.ts';
import { useSendAgain } from './use-send-again.ts';

export type PersonVerb = 'roles' | 'sessions' | 'factors' | 'removal';

interface PersonRowProps {
  readonly person: StaffMember;
  readonly isYou: boolean;
  /** The address asks for this person. */
  readonly isFound: boolean;
  readonly onOpen: (what: PersonVerb) => void;
}

export function PersonRow({ person, isYou, isFound, onOpen }: PersonRowProps) {
  const { t } = useTranslation('staff');
  const { id, name, email, grants, state, factors, mayBeChanged } = person;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!isFound) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isFound]);
  const sendAgain = useSendAgain();
  const rolesOf = useRoleWords();
  return (
    <tr
      ref={row}
      tabIndex={isFound ? -1 : undefined}
      aria-current={isFound || undefined}
      className="border-t border-hair hover:bg-stone-50 aria-current:bg-stone-50"
    >
      <th scope="row" className="py-2 pr-3 text-left unbold">
        <span className="flex items-center gap-2.5">
          <Disc name={name} isSmall isQuiet={state === 'invited'} />
          <span className="grid">
            <span className="font-strong">
              {name}
              {isYou && <span className="unbold text-quiet"> ({t('people.you')})</span>}
            </span>
            <span className="text-2xs text-quiet wrap-anywhere">{email}</span>
          </span>
        </span>
      </th>
      <td className="pr-3">
        {rolesOf(grants).map((role) => (
          <span key={role} className="block">
            {role}
          </span>
        ))}
      </td>
      <td className="pr-3 whitespace-nowrap figures">
        <Seen person={person} />
      </td>
      <td className="text-xs">
        <Factors person={person} />
      </td>
      <td className="w-9">
        {mayBeChanged && (
          <Menu
            label={t('people.more', { name })}
            button={<Icon name="more" className="size-5 stroke-[2.6]" />}
            buttonStyle="grid size-target place-items-center rounded-full hover:bg-stone-100 focus-visible:rounded-full"
            entries={[
              { id: 'roles', label: t('people.changeRoles') },
              { id: 'again', label: t('people.again') },
              { id: 'sessions', label: t('people.sessions') },
              ...(factors.length > 0
                ? [{ id: 'factors' as const, label: t('people.clearFactors') }]
                : []),
              { id: 'removal', label: t('people.remove') },
            ]}
            onChoose={(what) => (what === 'again' ? void sendAgain(id, email) : onOpen(what))}
          />
        )}
      </td>
    </tr>
  );
}

function Seen({ person: { state, invitedAt, lastSeenAt } }: Pick<PersonRowProps, 'person'>) {
  const { t } = useTranslation('staff');
  const { timeZone } = usePageCity();
  const isHere = state === 'joined';
  const text = isHere
    ? lastSeenAt
      ? moment(lastSeenAt, timeZone)
      : t('people.never')
    : t('people.invited', { when: moment(invitedAt, timeZone) });
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={classes(
          'size-2 rounded-full',
          !isHere && 'bg-route-waiting',
          isHere && (lastSeenAt ? 'bg-route-done' : 'bg-route-next'),
        )}
      />
      {text}
    </span>
  );
}

function Factors({ person: { factors } }: Pick<PersonRowProps, 'person'>) {
  const { t } = useTranslation('staff');
  const passkeys = factors.filter((kind) => kind === 'passkey').length;
  const ways = [
    ...(passkeys > 0 ? [t('people.passkeys', { count: passkeys })] : []),
    ...(factors.includes('app') ? [t('people.app')] : []),
  ];
  if (ways.length === 0) return <span className="text-amber-600">{t('people.noFactor')}</span>;
  return <span className="text-quiet">{ways.join(', ')}</span>;
}
