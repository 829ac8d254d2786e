import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../contract/drafts.ts';
import { formatMoment } from '../../../../domain/format-city-time.ts';
import { ContinueLink, carOf } from './continue-link.tsx';

interface DraftNoticeProps {
  readonly draft: Draft;
  /** Nothing stands between the renter and the booking any more. */
  readonly isReady: boolean;
}

export function DraftNotice({ draft, isReady }: DraftNoticeProps) {
  const { t } = useTranslation('draft');
  const { start, end } = draft.trip;
  const notice = useRef<HTMLDivElement>(null);
  const wasReady = useRef(isReady);
  // The documents stand further down, and whoever had them checked goes on from here.
  useEffect(() => {
    if (isReady && !wasReady.current) notice.current?.scrollIntoView({ block: 'center' });
    wasReady.current = isReady;
  }, [isReady]);
  return (
    <div
      ref={notice}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-hair bg-card p-5 max-tablet:[&>a]:grow tablet:px-7"
    >
      <div>
        <p className="font-strong">{isReady ? t('ready') : t('saved', { car: carOf(draft) })}</p>
        <p className="text-sm text-quiet figures">
          {t('trip', { from: momentOf(start), to: momentOf(end) })}
        </p>
        {!isReady && <p className="mt-1 text-sm text-stone-700">{t('savedText')}</p>}
      </div>
      {isReady && <ContinueLink draft={draft} />}
    </div>
  );
}

const momentOf = ({ date, time }: Draft['trip']['start']) =>
  formatMoment(Temporal.PlainDateTime.from(`${date}T${time}`));
