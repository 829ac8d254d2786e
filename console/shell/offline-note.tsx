import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { clockTime } from '../../domain/format-desk-time.ts';
import { Button } from '../../ui/button.tsx';

let since: Temporal.ZonedDateTime | null = null;

const whetherOnline = {
  subscribe(listener: () => void) {
    const notice = () => {
      since = navigator.onLine ? null : Temporal.Now.zonedDateTimeISO();
      listener();
    };
    addEventListener('online', notice);
    addEventListener('offline', notice);
    return () => {
      removeEventListener('online', notice);
      removeEventListener('offline', notice);
    };
  },
  since: () => since,
};

/** What is on the screen stays readable; nothing pretends to be saved. */
export function OfflineNote() {
  const { t } = useTranslation('desk');
  const { revalidate } = useRevalidator();
  const offlineSince = useSyncExternalStore(whetherOnline.subscribe, whetherOnline.since);
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
