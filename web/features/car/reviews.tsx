import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewList } from '../../../contract/reviews.ts';
import { previewPolicy } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { initialsOf } from '../../page/initials.ts';
import { ScoreLines } from './score-lines.tsx';
import { Stars } from './stars.tsx';

export function Reviews({ list: { rating, reviews } }: { list: ReviewList }) {
  const { t } = useTranslation('car');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? reviews : reviews.slice(0, previewPolicy.reviews);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-4">
      <h2 id="reviews-title" className="text-2xl">
        {t('reviews.title')}
      </h2>
      {!rating && <p className="mt-4 text-quiet">{t('reviews.none')}</p>}
      {rating && (
        <div className="mt-6 grid gap-6 tablet:grid-cols-[auto_1fr] tablet:items-center tablet:gap-16">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 tablet:grid">
            <p className="title text-4xl leading-none tracking-display figures">
              {rating.average.toFixed(1)}
            </p>
            <Stars rating={rating.average} />
            <p className="text-sm text-quiet">{t('reviews.average', { count: rating.count })}</p>
          </div>
          <ScoreLines reviews={reviews} />
        </div>
      )}
      <ul className="mt-10 grid gap-x-8 gap-y-10 tablet:grid-cols-2">
        {shown.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {reviews.length > previewPolicy.reviews && (
        <div className="mt-8">
          <Button
            variant="outline"
            aria-expanded={showsAll}
            onClick={() => setShowsAll((last) => !last)}
          >
            {showsAll ? t('reviews.fewer') : t('reviews.all', { count: reviews.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Review({ review }: { review: ReviewList['reviews'][number] }) {
  return (
    <li className="grid content-start gap-3 text-sm">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-stone-100 text-xs font-strong"
        >
          {initialsOf(review.userName)}
        </span>
        <div className="grid gap-0.5">
          <p className="leading-5 font-strong">{review.userName}</p>
          <Stars rating={review.rating} />
        </div>
      </div>
      {review.description && <p>{review.description}</p>}
    </li>
  );
}
