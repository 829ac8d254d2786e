import { useTranslation } from 'react-i18next';
import { wholeStars } from '../../../domain/whole-stars.ts';
import { Star } from '../../../ui/star.tsx';

const places = [1, 2, 3, 4, 5];

/** A rating in whole stars; those not given stay as outlines. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('car');
  const given = wholeStars(rating);
  return (
    <span role="img" aria-label={t('reviews.stars', { count: given })} className="flex gap-0.5">
      {places.map((place) => (
        <Star
          key={place}
          className={place <= given ? 'size-3 fill-ink' : 'size-3 fill-none stroke-stone-400'}
        />
      ))}
    </span>
  );
}
