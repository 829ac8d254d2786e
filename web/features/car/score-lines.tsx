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
            <ScoreLine share={average / most} />
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

/** Drawn, not styled: a page of ours brings no style attributes along. */
function ScoreLine({ share }: { share: number }) {
  const end = `${share * 100}%`;
  return (
    <svg aria-hidden="true" className="h-3 w-full overflow-visible">
      <rect y="5" width="100%" height="2" className="fill-stone-300" />
      <rect y="5" width={end} height="2" className="fill-ink" />
      <circle cx={end} cy="6" r="6" className="fill-ink" />
    </svg>
  );
}
