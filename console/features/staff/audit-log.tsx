import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditPage } from '../../../contract/operate/audit.ts';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { AuditRow } from './audit-row.tsx';
import { ExportLog } from './export-log.tsx';

type Entries = AuditPage['items'];
const EVERYONE = 'everyone';
const noEntries: AuditPage = { items: [], next: null };

/** What staff did, newest first. It is read anew with the list of people: what was done stands in it. */
export function AuditLog({ people }: { people: readonly StaffMember[] }) {
  const { t } = useTranslation(['staff', 'desk']);
  const [actor, setActor] = useState(EVERYONE);
  const [page, setPage] = useState<AuditPage>(noEntries);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  const asked = actor === EVERYONE ? {} : { actor };
  const read = (before: number | null, earlier: Entries) =>
    operateApi()
      .listAudit({ query: { ...asked, ...(before === null ? {} : { before }) } })
      .then(({ items, next }) => ({ items: [...earlier, ...items], next }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another person, and when people changed
  useEffect(() => {
    let isCurrent = true;
    read(null, []).then(
      (first) => {
        if (!isCurrent) return;
        setPage(first);
        setState('ready');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [actor, people]);

  const readOlder = () => read(page.next, page.items).then(setPage, () => setState('failed'));
  const names = [
    { id: EVERYONE, label: t('log.everyone') },
    ...people.map(({ id, name }) => ({ id, label: name })),
  ];
  const shownName = names.find(({ id }) => id === actor)?.label ?? '';
  return (
    <div className="mt-6">
      <Card
        title={t('log.title')}
        action={
          <span className="flex items-center gap-3">
            <Menu
              label={t('log.filter', { name: shownName })}
              button={
                <>
                  {shownName}
                  <Icon name="down" className="size-4 stroke-2 text-quiet" />
                </>
              }
              buttonStyle="flex min-h-8 items-center gap-1.5 rounded-full border border-control bg-card px-3 text-xs font-medium focus-visible:rounded-full"
              entries={names}
              selectedId={actor}
              onChoose={setActor}
            />
            {page.items.length > 0 && <ExportLog query={asked} people={people} />}
          </span>
        }
      >
        {state === 'loading' && <Skeleton className="h-40 w-full rounded-card" />}
        {state === 'failed' && <p role="alert">{t('desk:refusals.unavailable')}</p>}
        {state === 'ready' && page.items.length === 0 && (
          <>
            <p className="font-strong">{t('log.none')}</p>
            <p className="text-quiet">{t('log.noneText')}</p>
          </>
        )}
        {page.items.length > 0 && (
          <table className="w-full figures">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('log.when')}</th>
                <th scope="col">{t('log.who')}</th>
                <th scope="col">{t('log.what')}</th>
                <th scope="col">{t('log.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {page.items.map((entry) => (
                <AuditRow key={entry.number} entry={entry} people={people} />
              ))}
            </tbody>
          </table>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-xs text-quiet">{t('log.sealed')}</p>
          {page.next !== null && (
            <Button variant="outline" onClick={() => void readOlder()}>
              {t('log.more')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
