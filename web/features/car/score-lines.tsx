import { useTranslation } from 'react-i18next';
import type { ReviewList } from '../../../contract/reviews.ts';
import { scoresOf } from './scores.ts';

const most = 5;

/** How far along the line each part of the rating has come. */
export function ScoreLines({ reviews }: Pick<ReviewList, 'reviews'>) {
  const { t } = useTranslation('car');
  const scores = scoresOf(reviews);
  if (scores.length === 0) return null;
  return (
    <dl className="grid gap-2 text-sm">
      {scores.map(({ kind, average }) => (
        <div key={kind} className="grid grid-cols-[84px_1fr_32px] items-center gap-4">
          <dt>{t(`reviews.scores.${kind}`)}</dt>
          <dd className="contents">
            <span aria-hidden="true" className="relative h-0.5 bg-stone-300">
              <span
                className="absolute inset-y-0 left-0 bg-ink after:absolute after:-top-[5px] after:-right-1.5 after:size-3 after:rounded-full after:bg-ink"
                style={{ width: `${(average / most) * 100}%` }}
              />
            </span>
            <span className="text-right font-strong figures">
              <span aria-hidden="true">{average.toFixed(1)}</span>
              <span className="sr-only">{t('reviews.score', { value: average.toFixed(1) })}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
