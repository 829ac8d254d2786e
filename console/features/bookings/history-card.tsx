import { useTranslation } from 'react-i18next';
import type { HistoryStep } from '../../../contract/operate/desk-bookings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';

/** What happened, in its order, and who did it. */
export function HistoryCard({ history }: { readonly history: readonly HistoryStep[] }) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  return (
    <Card title={t('history.title')}>
      <ol>
        {history.map(({ at, kind, to, detail, by }, index) => {
          const isLast = index === history.length - 1;
          const title = t(`history.kinds.${kind}`);
          const who = by.name ?? t(`history.by.${by.kind}`);
          return (
            <li
              key={`${at}-${title}-${to}`}
              className={classes('relative pl-7', !isLast && 'pb-4')}
            >
              {!isLast && (
                <span
                  aria-hidden="true"
                  className="absolute top-3 -bottom-1.5 left-[5px] w-0.5 bg-route-done"
                />
              )}
              <span
                aria-hidden="true"
                className={classes(
                  'stays-filled absolute top-1.5 left-0 size-3 rounded-full',
                  isLast ? 'bg-route-live' : 'bg-route-done',
                )}
              />
              <p className="flex max-w-none justify-between gap-4">
                <span className="font-strong">{title}</span>
                <time dateTime={at} className="shrink-0 text-xs text-quiet figures">
                  {moment(at, timeZone)}
                </time>
              </p>
              <p className="text-xs wrap-anywhere text-quiet figures">
                {[detail, who].filter(Boolean).join(' · ')}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
