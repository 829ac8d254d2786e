import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NotLoaded } from '../../shell/not-loaded.tsx';
import { AuditFilters, type ChosenRoom, EVERYONE, EVERYTHING } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { ExportLog } from './export-log.tsx';
import { type AskedLog, useAuditPages } from './use-audit-pages.ts';
import { type Entry, useAuditWords } from './use-audit-words.ts';

/** What staff did, newest first. It is read anew with the list of people: what was done stands in it. */
export function AuditLog({ people }: { readonly people: unknown }) {
  const { t } = useTranslation('audit');
  const { subjectOf } = useAuditWords();
  const [actor, setActor] = useState(EVERYONE);
  const [room, setRoom] = useState<ChosenRoom>(EVERYTHING);
  const [only, setOnly] = useState<Entry | null>(null);
  const asked: AskedLog = {
    ...(actor !== EVERYONE && { actor }),
    // The room with its gap: “company” alone begins another word, too.
    ...(room !== EVERYTHING && { action: `${room} ` }),
    ...(only && { subject: only.subject }),
  };
  const { page, state, readOlder, tryAgain } = useAuditPages(asked, people);
  const isLoading = page === null && state === 'reading';
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <div className="mt-6">
      <Card
        title={t('title')}
        action={
          <span className="flex flex-wrap items-center gap-3">
            {only && (
              <Button
                variant="quiet"
                aria-label={t('all', { subject: subjectOf(only) })}
                onClick={() => setOnly(null)}
              >
                {t('shown', { subject: subjectOf(only) })}
                <Icon name="close" className="size-4 stroke-2" />
              </Button>
            )}
            <AuditFilters
              actor={actor}
              room={room}
              onActor={setActor}
              onRoom={setRoom}
              changed={people}
            />
            {page && page.items.length > 0 && <ExportLog query={asked} />}
          </span>
        }
      >
        <p role="status" className="sr-only">
          {isLoading && t('loading')}
        </p>
        {isLoading && <Skeleton className="h-40 w-full rounded-card" />}
        {page?.items.length === 0 && (
          <>
            <p className="font-strong">{t(isFiltered ? 'noneFound' : 'none')}</p>
            <p className="text-quiet">{t(isFiltered ? 'noneFoundText' : 'noneText')}</p>
          </>
        )}
        {page && page.items.length > 0 && (
          <table className="w-full figures">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('who')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('target')}</th>
                <th scope="col">{t('reason')}</th>
              </tr>
            </thead>
            <tbody>
              {page.items.map((entry) => (
                <AuditRow
                  key={entry.number}
                  entry={entry}
                  onOnly={only ? undefined : () => setOnly(entry)}
                />
              ))}
            </tbody>
          </table>
        )}
        {(state === 'failed' || state === 'older-failed') && <NotLoaded onTryAgain={tryAgain} />}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-xs text-quiet">{t('sealed')}</p>
          {page !== null && page.next !== null && (
            <Button
              variant="outline"
              waiting={state === 'reading-older'}
              onClick={() => void readOlder()}
            >
              {t('more')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
