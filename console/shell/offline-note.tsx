import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { clockTime } from '../../domain/format-desk-time.ts';
import { Button } from '../../ui/button.tsx';
import { reach } from './reach.ts';

/** What is on the screen stays readable; nothing pretends to be saved. */
export function OfflineNote() {
  const { t } = useTranslation('desk');
  const { revalidate } = useRevalidator();
  const offlineSince = useSyncExternalStore(reach.subscribe, reach.lostSince);
  return (
    <div role="status">
      {offlineSince && (
        <div className="fixed bottom-4 left-1/2 z-30 flex w-[min(560px,100%-32px)] -translate-x-1/2 items-center gap-4 rounded-card bg-night py-3 pr-3 pl-5 text-sm text-inverse-quiet shadow-float">
          <p className="flex-1">
            <strong className="block font-strong text-on-night">
              {t('offline.title', { time: clockTime(offlineSince) })}
            </strong>
            {t('offline.text')}
          </p>
          <Button variant="paper" onClick={() => void revalidate()}>
            {t('offline.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
