import { useTranslation } from 'react-i18next';
import { buildOf, carDesignNames } from '../../../../contract/car-designs.ts';
import { carCutOutFile } from '../../../../ui/drawings/file-names.ts';
import { Section } from './section.tsx';

/** Every car that is drawn, side by side and to scale: what looks alike here is alike on a card. */
export function LineUp() {
  const { t } = useTranslation('gallery');
  return (
    <Section name="cars" wide>
      <ul
        aria-label={t('sections.cars.title')}
        className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-y-3 rounded-card bg-studio-wall py-4"
      >
        {carDesignNames.map((design) => (
          <li
            key={design}
            className="bg-[linear-gradient(transparent_0_64%,var(--color-studio-floor)_64%)]"
          >
            <img
              src={`/pictures/${carCutOutFile(design, buildOf(design).paints[0])}`}
              alt=""
              width="640"
              height="262"
              loading="lazy"
              className="w-full"
            />
            <p className="truncate px-2 pb-1 text-center text-xs">{design.replaceAll('-', ' ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
