import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '../../../domain/handovers/event.ts';
import { classes } from '../../../ui/classes.ts';
import { CarSide, drawnSides } from './car-views.tsx';

type Place = Pick<Mark, 'side' | 'across' | 'down'>;

interface MarkSheetProps {
  readonly marks: readonly Mark[];
  readonly isKnown: (mark: Mark) => boolean;
  readonly onPlace: (place: Place) => void;
}

const areas = { left: 'col-span-3', right: 'col-span-3', front: '', rear: '', top: '' } as const;

/** The car from every side, with its marks; a touch says where a new one is. */
export function MarkSheet({ marks, isKnown, onPlace }: MarkSheetProps) {
  const { t } = useTranslation('drive');
  const touched = (side: (typeof drawnSides)[number]) => (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // By the keyboard there is no place: the middle.
    const isPointed = event.detail > 0;
    onPlace({
      side,
      across: isPointed ? (event.clientX - left) / width : 0.5,
      down: isPointed ? (event.clientY - top) / height : 0.5,
    });
  };
  return (
    <div className="grid grid-cols-[1fr_1.9fr_1fr] items-center gap-2 rounded-card border border-hair bg-card p-2">
      {drawnSides.map((side) => (
        <div key={side} className={classes('relative', areas[side])}>
          <button
            type="button"
            aria-label={t('handover.marks.addOn', { side: t(`handover.marks.sides.${side}`) })}
            onClick={touched(side)}
            className="block min-h-touch w-full touch-manipulation"
          >
            <CarSide side={side} />
          </button>
          {marks.map(
            (mark, index) =>
              mark.side === side && (
                <span
                  key={mark.id}
                  aria-hidden="true"
                  style={{ left: `${100 * mark.across}%`, top: `${100 * mark.down}%` }}
                  className={classes(
                    'figures pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-full text-xs leading-none font-strong',
                    isKnown(mark) ? 'bg-ink text-card' : 'border-3 border-route-live bg-card',
                  )}
                >
                  {index + 1}
                </span>
              ),
          )}
        </div>
      ))}
      <button
        type="button"
        onClick={() => onPlace({ side: 'inside', across: 0.5, down: 0.5 })}
        className="col-span-3 min-h-touch rounded-control border-2 border-control text-base font-medium"
      >
        {t('handover.marks.inside')}
      </button>
    </div>
  );
}
