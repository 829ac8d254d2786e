import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CarPhoto } from '../../../../ui/car-photo.tsx';
import { classes } from '../../../../ui/classes.ts';
import type { ListedCar } from '../data/list-data.ts';
import { CarFacts, CarKind } from './car-facts.tsx';
import { CarPrice } from './car-price.tsx';
import { cardStyle, photoStyle, pictureStyle, textStyle } from './card-style.ts';

interface CarCardProps {
  readonly car: ListedCar;
  readonly countryCode: string;
  readonly days: number;
  readonly showsReviews: boolean;
  /** The first cars are what a visitor waits for. */
  readonly isFirst: boolean;
  readonly isActive: boolean;
  readonly onActivate: (isActive: boolean) => void;
}

/** The name is the link and spreads over the whole card, so it is also all that is read aloud. */
export function CarCard(props: CarCardProps) {
  const { car, countryCode, days, showsReviews, isFirst, isActive, onActivate } = props;
  return (
    <article
      id={`car-${car.id}`}
      data-active={isActive || undefined}
      onPointerEnter={() => onActivate(true)}
      onPointerLeave={() => onActivate(false)}
      onFocus={() => onActivate(true)}
      onBlur={() => onActivate(false)}
      className={classes(
        cardStyle,
        'scroll-my-4 transition wide:scroll-mt-24 hover:border-ink hover:shadow-[0_0_0_1px_var(--color-ink)]',
        'data-active:border-ink data-active:shadow-[0_0_0_1px_var(--color-ink)]',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3',
      )}
    >
      <div className={pictureStyle}>
        <CarPicture car={car} isFirst={isFirst} />
      </div>
      <div className={textStyle}>
        <div className="grid content-start gap-1">
          <h2 className="text-xl">
            <Link
              to={`/assets/${car.id}`}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {car.name}
            </Link>
          </h2>
          <CarKind car={car} countryCode={countryCode} />
        </div>
        <CarPrice car={car} days={days} />
        <CarFacts car={car} countryCode={countryCode} showsReviews={showsReviews} />
      </div>
    </article>
  );
}

function CarPicture({ car, isFirst }: Pick<CarCardProps, 'car' | 'isFirst'>) {
  const { t } = useTranslation('fleet');
  if (!car.photo) return null;
  const { url, width, height, drawn } = car.photo;
  return (
    <CarPhoto
      src={url}
      sizes="(max-width: 640px) 100vw, 400px"
      alt={t(drawn ? 'card.drawing' : 'card.photo', { name: car.name })}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={photoStyle}
    />
  );
}
