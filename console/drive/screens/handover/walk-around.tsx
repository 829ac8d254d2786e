import { useTranslation } from 'react-i18next';
import type { HandoverKey } from '../../../../domain/handovers/event.ts';
import { type HandoverView, handoverViews } from '../../../../domain/handovers/view.ts';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { CarFromAbove } from '../../components/car-views.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { jobPath, Link } from '../../navigation.tsx';

const WIDTH = 350;
const HEIGHT = 440;

/** Where the eight stands are around the car, nose up. */
const stands: Readonly<Record<HandoverView, readonly [x: number, y: number]>> = {
  front: [175, 34],
  'front-left': [66, 60],
  left: [40, 220],
  'rear-left': [66, 380],
  rear: [175, 406],
  'rear-right': [284, 380],
  right: [310, 220],
  'front-right': [284, 60],
};

const LINE =
  'M175 34H130A90 90 0 0 0 40 124V316A90 90 0 0 0 130 406H220A90 90 0 0 0 310 316V124A90 90 0 0 0 220 34Z';

interface WalkAroundProps {
  readonly job: HandoverKey;
  readonly done: readonly HandoverView[];
  readonly next: HandoverView | undefined;
}

export function WalkAround({ job, done, next }: WalkAroundProps) {
  const { t } = useTranslation('drive');
  const share = (next ? handoverViews.indexOf(next) : handoverViews.length) / handoverViews.length;
  return (
    <div className="relative mx-auto aspect-[350/440] w-full max-w-[350px]">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d={LINE} className="fill-none stroke-route-next stroke-3" />
        <path
          d={LINE}
          pathLength="1"
          className="fill-none stroke-route-done stroke-3"
          strokeDasharray={`${share} 2`}
        />
        <g transform="translate(111 78) scale(0.71)" className="car-lines">
          <CarFromAbove />
        </g>
      </svg>
      <p className="absolute inset-0 m-auto h-max w-24 text-center text-xs leading-4 text-quiet">
        <b className="title figures block text-2xl leading-none text-ink">
          {t('handover.photos.count', { count: done.length })}
        </b>
        {t('handover.photos.good')}
      </p>
      {handoverViews.map((view, index) => {
        const [x, y] = stands[view];
        const isDone = done.includes(view);
        const isNext = view === next;
        const named = { number: index + 1, view: t(`handover.views.${view}`) };
        return (
          <Link
            key={view}
            href={jobPath(job, 'camera', 'view', view)}
            aria-label={t(isDone ? 'handover.photos.standDone' : 'handover.photos.stand', named)}
            style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
            className={classes(
              'title figures absolute grid -translate-1/2 place-items-center rounded-full border-3 text-lg leading-none',
              isNext ? 'size-key' : 'size-12',
              isDone && !isNext && 'border-route-done bg-route-done text-on-done',
              isNext &&
                'border-route-live bg-route-live text-on-live shadow-[0_0_0_8px_color-mix(in_srgb,var(--color-route-live)_22%,transparent)]',
              !isDone && !isNext && 'border-control bg-paper',
            )}
          >
            {isNext && <DriveIcon name="camera" className="size-8.5 stroke-2" />}
            {isDone && !isNext && <Icon name="check" className="size-6 stroke-[2.8]" />}
            {!isDone && !isNext && index + 1}
          </Link>
        );
      })}
    </div>
  );
}
