import { useTranslation } from 'react-i18next';
import type { SealedHandover, SealedPhotograph } from '../../../../contract/handovers.ts';
import { type HandoverView, handoverViews } from '../../../../domain/handovers/view.ts';
import { photographPath } from '../data/photograph-path.ts';

interface PhotographsProps {
  readonly bookingId: string;
  readonly handover: SealedHandover;
}

/** The eight views in the order of the walk around the car; each opens the file as it was sealed. */
export function Photographs({ bookingId, handover }: PhotographsProps) {
  const { t } = useTranslation('handover');
  const taken = viewsOf(handover);
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" className="text-xl">
        {t('photos.title', { count: taken.length })}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 tablet:grid-cols-4 tablet:gap-x-3 tablet:gap-y-4">
        {taken.map(({ view, photograph }, index) => (
          <li key={view}>
            <a
              href={photographPath(bookingId, photograph.digest)}
              aria-label={t('photos.open', { view: t(`views.${view}`) })}
              className="block"
            >
              <img
                src={photographPath(bookingId, photograph.digest)}
                alt={t(`views.${view}`)}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-control bg-stone-50 object-cover"
              />
            </a>
            <p className="pt-1 text-xs text-quiet figures">
              {t('photos.name', { number: index + 1, view: t(`views.${view}`) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TakenView {
  readonly view: HandoverView;
  readonly photograph: SealedPhotograph;
}

export const viewsOf = ({ photographs }: SealedHandover): TakenView[] =>
  handoverViews.flatMap((view) => {
    const photograph = photographs.find(({ subject, of }) => subject === 'view' && of === view);
    return photograph ? [{ view, photograph }] : [];
  });
