import { useTranslation } from 'react-i18next';
import { wholeStars } from '../../../domain/whole-stars.ts';

export function Star({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={className}>
      <path d="M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z" />
    </svg>
  );
}

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
