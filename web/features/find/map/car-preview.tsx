import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RoundButton } from '../../../../ui/round-button.tsx';
import type { ListedCar } from '../data/list-data.ts';

interface CarPreviewProps {
  readonly car: ListedCar;
  readonly days: number;
  readonly onClose: () => void;
}

/** Where the map has taken the list's place, the car behind a pressed pin is shown on the map. */
export function CarPreview({ car, days, onClose }: CarPreviewProps) {
  const { t } = useTranslation('fleet');
  return (
    <section
      aria-label={t('map.preview')}
      className="absolute inset-x-3 bottom-20 z-10 mx-auto flex max-w-[480px] animate-drop-in items-center gap-3 overflow-hidden rounded-card bg-card pr-1 shadow-float wide:hidden"
    >
      {car.photo && (
        <div className="studio-place h-24 w-32 shrink-0">
          <img
            src={car.photo.url}
            alt=""
            width={car.photo.width}
            height={car.photo.height}
            className="min-h-0 w-full object-contain"
          />
        </div>
      )}
      <div className="min-w-0 flex-1 py-2">
        <h2 className="truncate text-base">
          <Link
            to={`/assets/${car.id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
          >
            {car.name}
          </Link>
        </h2>
        <p className="title text-xl figures">{car.total}</p>
        <p className="truncate text-xs text-quiet figures">
          {t('card.perDay', { price: car.perDay, count: days })}
        </p>
      </div>
      <span className="relative self-start">
        <RoundButton
          bare
          icon="close"
          label={t('map.closePreview', { name: car.name })}
          onClick={onClose}
        />
      </span>
    </section>
  );
}
