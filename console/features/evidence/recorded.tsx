import { useTranslation } from 'react-i18next';
import type { AddedMark, SealedHandover } from '../../../contract/handovers.ts';
import { formatDistance } from '../../../domain/distance-unit.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { isOfThing } from '../../../domain/handovers/thing.ts';
import { handoverViews } from '../../../domain/handovers/view.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';
import { photographPath } from './photograph-path.ts';
import { Things } from './things.tsx';

interface RecordedProps {
  readonly bookingId: string;
  readonly recorded: Pick<
    SealedHandover,
    'kind' | 'photographs' | 'marks' | 'readings' | 'signature'
  >;
  readonly added?: readonly AddedMark[];
}

/** Photographs, readings, marks and signature, sealed or not. */
export function Recorded({ bookingId, recorded, added = [] }: RecordedProps) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const { kind, photographs, marks } = recorded;
  const views = handoverViews.flatMap((view) => {
    const taken = photographs.find(({ subject, of }) => subject === 'view' && of === view);
    return taken ? [{ view, digest: taken.digest }] : [];
  });
  const closeUpOf = (id: string) =>
    photographs.find(({ subject, of }) => subject === 'mark' && of === id)?.digest ?? null;
  const facts = useFacts(recorded);
  const all = [
    ...marks.map((mark) => ({ mark, note: '', photo: closeUpOf(mark.id), by: 'driver' as const })),
    ...added.map((mark) => ({
      mark,
      photo: mark.photo,
      by: 'renter' as const,
      note: t('marks.added', { when: moment(mark.addedAt, timeZone), code: mark.code }),
    })),
  ];
  return (
    <>
      {views.length > 0 && (
        <ul className="mt-3 grid grid-cols-4 gap-2">
          {views.map(({ view, digest }) => (
            <li key={view}>
              <a href={photographPath(bookingId, digest)} target="_blank" rel="noreferrer">
                <img
                  src={photographPath(bookingId, digest)}
                  alt={t('photo', { view: t(`views.${view}`), kind: t(`kinds.${kind}`) })}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-small bg-stone-50 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Things bookingId={bookingId} photographs={photographs.filter(isOfThing)} />
      <div className="mt-3">
        <FactList layout="pairs" facts={facts} />
      </div>
      {all.length === 0 ? (
        <p className="mt-3 text-quiet">{t('marks.none')}</p>
      ) : (
        <ol
          aria-label={t('marks.label', { kind: t(`kinds.${kind}`) })}
          className="mt-3 divide-y divide-hair border-t border-hair"
        >
          {all.map(({ mark, note, photo, by }) => (
            <li key={mark.id} className="py-1.5 wrap-anywhere">
              {[t(`marks.kinds.${mark.kind}`), t(`marks.sides.${mark.side}`), mark.words]
                .filter(Boolean)
                .join(', ')}
              {note && <span className="block text-xs text-quiet figures">{note}</span>}
              {photo && (
                <a href={photographPath(bookingId, photo)} target="_blank" rel="noreferrer">
                  <img
                    src={photographPath(bookingId, photo)}
                    alt={t(by === 'renter' ? 'marks.photo' : 'marks.near', {
                      words: mark.words,
                      kind: t(`marks.kinds.${mark.kind}`),
                    })}
                    loading="lazy"
                    className="mt-1 h-20 rounded-small"
                  />
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function useFacts({ readings, signature }: RecordedProps['recorded']) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const unit = usePageDistanceUnit();
  const facts: (readonly [string, string])[] = [];
  if (readings) {
    const { odometerKm, fuelEighths, chargePercent, keys } = readings;
    facts.push([t('readings.odometer'), formatDistance(odometerKm, unit)]);
    if (fuelEighths !== null) {
      facts.push([t('readings.fuel'), t('readings.eighths', { eighths: fuelEighths })]);
    }
    if (chargePercent !== null) {
      facts.push([t('readings.charge'), t('readings.percent', { percent: chargePercent })]);
    }
    facts.push([t('readings.keys'), String(keys)]);
  }
  const signed = !signature
    ? t('readings.notSigned')
    : 'unsigned' in signature
      ? [t(`readings.unsigned.${signature.unsigned}`), signature.words].filter(Boolean).join(', ')
      : `${signature.name}, ${moment(signature.at, timeZone)}`;
  facts.push([t('readings.signature'), signed]);
  return facts;
}
