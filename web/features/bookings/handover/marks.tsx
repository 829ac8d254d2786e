import { useTranslation } from 'react-i18next';
import type { TripCity } from '../../../../contract/cities.ts';
import type { AddedMark, SealedPhotograph } from '../../../../contract/handovers.ts';
import type { Mark } from '../../../../domain/handovers/event.ts';
import type { JobKind } from '../../../../domain/jobs/job.ts';
import { classes } from '../../../../ui/classes.ts';
import { CarSheet } from '../../../../ui/handover/car-sheet.tsx';
import { photographPath } from '../data/photograph-path.ts';
import { momentOf } from '../data/stop-words.ts';

interface MarksProps {
  readonly bookingId: string;
  readonly end: JobKind;
  readonly marks: readonly Mark[];
  /** All that was photographed there, marks from near among them. */
  readonly photographs: readonly SealedPhotograph[];
  readonly added?: readonly AddedMark[];
  /** Those that were not there at the delivery. */
  readonly newIds?: ReadonlySet<string>;
  readonly city: Pick<TripCity, 'timeZone'>;
}

/** Every mark on the drawing and in words; what the renter has added stands after what was sealed. */
export function Marks({
  bookingId,
  end,
  marks,
  photographs,
  added = [],
  newIds = new Set(),
  city,
}: MarksProps) {
  const { t } = useTranslation('handover');
  const count = marks.length;
  const isNew = ({ id }: Mark) => newIds.has(id);
  const all = [...marks, ...added];
  const addition = ({ id }: Mark) => {
    const one = added.find((mark) => mark.id === id);
    return one && t('marks.added', { time: momentOf(one.addedAt, city), code: one.code });
  };
  const photoOf = ({ id, kind, words }: Mark) => {
    const own = added.find((mark) => mark.id === id)?.photo;
    if (own) return { digest: own, alt: t('marks.ownPhoto', { words }) };
    const near = photographs.find(({ subject, of }) => subject === 'mark' && of === id);
    return (
      near && { digest: near.digest, alt: t('marks.photo', { kind: t(`marks.kinds.${kind}`) }) }
    );
  };
  return (
    <section aria-labelledby="marks-title">
      <h2 id="marks-title" className="text-xl">
        {end === 'deliver' ? t('marks.title', { count }) : t('marks.titleReturn', { count })}
      </h2>
      {all.length === 0 ? (
        <p className="mt-2 text-sm text-stone-700">{t('marks.none')}</p>
      ) : (
        <div className="mt-4 grid items-start gap-4 tablet:grid-cols-[1.1fr_1fr]">
          <CarSheet
            label={t('marks.sheet')}
            nameOf={(side) => t(`marks.sides.${side}`)}
            pins={all.map((mark, index) => ({ ...mark, number: index + 1, isNew: isNew(mark) }))}
          />
          <ol className="overflow-hidden rounded-card border border-hair bg-card">
            {all.map((mark, index) => (
              <li
                key={mark.id}
                className="flex items-center gap-3 px-4 py-2 text-sm not-last:border-b not-last:border-hair"
              >
                <span
                  aria-hidden="true"
                  className={classes(
                    'stays-filled grid size-7 shrink-0 place-items-center rounded-full text-xs font-strong figures',
                    isNew(mark) ? 'bg-signal-500 text-on-signal' : 'bg-ink text-paper',
                  )}
                >
                  {index + 1}
                </span>
                <span className="min-w-0 wrap-anywhere">
                  {[t(`marks.kinds.${mark.kind}`), mark.words].filter(Boolean).join(', ')}
                  <span className="block text-xs text-quiet figures">
                    {[t(`marks.sides.${mark.side}`), isNew(mark) && t('marks.new'), addition(mark)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <MarkPhoto bookingId={bookingId} photo={photoOf(mark)} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

interface MarkPhotoProps {
  readonly bookingId: string;
  readonly photo: { readonly digest: string; readonly alt: string } | undefined;
}

/** A mark from near, by the driver or by the renter. */
function MarkPhoto({ bookingId, photo }: MarkPhotoProps) {
  if (!photo) return null;
  const src = photographPath(bookingId, photo.digest);
  return (
    <a href={src} className="ml-auto shrink-0">
      <img
        src={src}
        alt={photo.alt}
        loading="lazy"
        className="h-14 w-20 rounded-small bg-stone-100 object-cover"
      />
    </a>
  );
}
