import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import type { Mark } from '../../../../domain/handovers/event.ts';
import { type HandoverView, handoverViews } from '../../../../domain/handovers/view.ts';
import { classes } from '../../../../ui/classes.ts';
import { photographPath } from '../data/photograph-path.ts';
import { momentOf } from '../data/stop-words.ts';
import { viewsOf } from './photographs.tsx';

interface PairsProps {
  readonly booking: Booking;
  readonly delivery: SealedHandover | null;
  readonly collection: SealedHandover;
  /** Marks that were not there at the delivery. */
  readonly fresh: readonly Mark[];
}

/** One view large, before and after; the others small, each a press away. */
export function Pairs({ booking, delivery, collection, fresh }: PairsProps) {
  const { t } = useTranslation('handover');
  const marked = handoverViews.find((view) => fresh.some(({ side }) => side === view));
  const [large, setLarge] = useState<HandoverView>(marked ?? 'front');
  const before = new Map(delivery ? viewsOf(delivery).map(byView) : []);
  const after = viewsOf(collection);
  const freshOn = (view: HandoverView) => fresh.filter(({ side }) => side === view).length;
  const shown = after.find(({ view }) => view === large) ?? after[0];
  const pictureOf = (digest: string) => photographPath(booking.id, digest);
  return (
    <section aria-labelledby="pairs-title">
      <h2 id="pairs-title" className="text-xl">
        {t('pairs.title')}
      </h2>
      {before.size === 0 && <p className="mt-2 text-sm text-stone-700">{t('pairs.missing')}</p>}
      {shown && (
        <div className="mt-4">
          <PairHead view={shown.view} fresh={freshOn(shown.view)} />
          <div className="mt-2 grid gap-2 tablet:grid-cols-2">
            {[
              { taken: before.get(shown.view), end: 'before' as const },
              { taken: shown.photograph, end: 'after' as const },
            ].map(
              ({ taken, end }) =>
                taken && (
                  <figure key={end} className="relative overflow-hidden rounded-card bg-stone-50">
                    <a href={pictureOf(taken.digest)} className="block">
                      <img
                        src={pictureOf(taken.digest)}
                        alt={t(`pairs.${end}Alt`, { view: t(`views.${shown.view}`) })}
                        className="aspect-4/3 w-full object-cover"
                      />
                    </a>
                    <figcaption className="pointer-events-none absolute bottom-2.5 left-2.5 rounded-full bg-night px-2.5 py-1 text-xs font-strong text-on-night figures">
                      {t(`pairs.${end}`, { when: momentOf(taken.at, booking.city) })}
                    </figcaption>
                  </figure>
                ),
            )}
          </div>
        </div>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-4 tablet:grid-cols-4 tablet:gap-x-3">
        {after.map(({ view, photograph }) => (
          <li key={view}>
            <button
              type="button"
              aria-pressed={view === shown?.view}
              onClick={() => setLarge(view)}
              className="block w-full cursor-pointer text-left"
            >
              <PairHead view={view} fresh={freshOn(view)} />
              <span className="mt-1.5 grid grid-cols-2 gap-1">
                {[before.get(view), photograph].map(
                  (taken) =>
                    taken && (
                      <img
                        key={taken.digest}
                        src={pictureOf(taken.digest)}
                        alt=""
                        loading="lazy"
                        decoding="async"
                        className={classes(
                          'aspect-4/3 w-full rounded-small bg-stone-50 object-cover',
                          view === shown?.view && 'outline-2 outline-ink outline-solid',
                        )}
                      />
                    ),
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const byView = ({ view, photograph }: ReturnType<typeof viewsOf>[number]) =>
  [view, photograph] as const;

function PairHead({ view, fresh }: { view: HandoverView; fresh: number }) {
  const { t } = useTranslation('handover');
  const number = handoverViews.indexOf(view) + 1;
  return (
    <span className="flex max-w-none items-baseline justify-between gap-2 text-sm font-strong figures">
      {t('photos.name', { number, view: t(`views.${view}`) })}
      {fresh > 0 && (
        <span className="text-xs text-error-600">{t('pairs.marked', { count: fresh })}</span>
      )}
    </span>
  );
}
