import { useTranslation } from 'react-i18next';
import type { SealedPhotograph } from '../../../../contract/handovers.ts';
import { isOfThing } from '../../../../domain/handovers/thing.ts';
import { photographPath } from '../data/photograph-path.ts';

interface MorePhotographsProps {
  readonly bookingId: string;
  readonly photographs: readonly SealedPhotograph[];
}

/** What is neither a view nor a mark: the dashboard, a receipt, the door. */
export function MorePhotographs({ bookingId, photographs }: MorePhotographsProps) {
  const { t } = useTranslation('handover');
  const more = photographs.filter(isOfThing);
  if (more.length === 0) return null;
  return (
    <section aria-labelledby="more-photos-title">
      <h2 id="more-photos-title" className="text-xl">
        {t('photos.more')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 tablet:grid-cols-4 tablet:gap-x-3">
        {more.map(({ subject, digest }) => (
          <li key={digest}>
            <a
              href={photographPath(bookingId, digest)}
              aria-label={t('photos.open', { view: t(`photos.subjects.${subject}`) })}
              className="block"
            >
              <img
                src={photographPath(bookingId, digest)}
                alt={t(`photos.subjects.${subject}`)}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-control bg-stone-50 object-cover"
              />
            </a>
            <p className="pt-1 text-xs text-quiet">{t(`photos.subjects.${subject}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
