import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarHistory } from '../../../contract/operate/car-history.ts';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { joined, keepEarlier } from './keep-earlier.ts';
import { useHistoryWords } from './use-history-words.ts';

interface HistoryCardProps {
  readonly car: FleetCar;
  /** Its newest page, read with the car. */
  readonly history: CarHistory;
}

/** What was done to the car and said of it, by whom and when. */
export function HistoryCard({ car, history }: HistoryCardProps) {
  const { t } = useTranslation(['cars', 'desk']);
  const { timeZone } = usePageCity();
  const wordsOf = useHistoryWords(car);
  const { items, isFailed, isWaiting, more } = useEarlier(car.id, history);
  return (
    <Card title={t('history.title')}>
      <ol className="divide-y divide-hair figures">
        {items.map((entry) => {
          const { title, details } = wordsOf(entry);
          return (
            <li key={entry.id} className="grid gap-0.5 py-2">
              <p className="flex max-w-none justify-between gap-4">
                <span className="font-strong">{title}</span>
                <time dateTime={entry.at} className="shrink-0 text-xs text-quiet">
                  {moment(entry.at, timeZone)}
                </time>
              </p>
              {details.map((detail) => (
                <p key={detail} className="wrap-anywhere">
                  {detail}
                </p>
              ))}
              <p className="text-xs text-quiet">{entry.by.name ?? t('history.clock')}</p>
            </li>
          );
        })}
      </ol>
      {isFailed && <p role="alert">{t('desk:refusals.unavailable')}</p>}
      <div className="mt-3 flex items-center justify-between gap-3">
        <p role="status" className="text-xs text-quiet figures">
          {t('history.shown', { shown: items.length, count: history.total })}
        </p>
        {items.length < history.total && (
          <Button variant="outline" waiting={isWaiting} onClick={() => void more()}>
            {t('history.more')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface Read {
  readonly of: CarHistory;
  readonly items: readonly CarHistory['items'][number][];
}

/** What came before, page by page; it stays when the car is read again. */
function useEarlier(id: string, newest: CarHistory) {
  const [read, setRead] = useState<Read>({ of: newest, items: newest.items });
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready');
  const items = read.of === newest ? read.items : keepEarlier(newest.items, read.items);
  if (read.of !== newest) setRead({ of: newest, items });
  const more = async () => {
    setState('waiting');
    try {
      // The page that the next entry is on: all but the last are full.
      const query = { page: String(Math.floor(items.length / newest.items.length) + 1) };
      const older = await operateApi().getCarHistory({ params: { id }, query });
      setRead((now) => ({ ...now, items: joined(now.items, older.items) }));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return { items, isFailed: state === 'failed', isWaiting: state === 'waiting', more };
}
