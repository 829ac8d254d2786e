import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../../../domain/handovers/outline.ts';
import { CarOutline, type DrawnSide } from '../../../../ui/handover/car-outline.tsx';

export interface Place {
  readonly across: number;
  readonly down: number;
}

interface MarkPlaceProps {
  readonly side: DrawnSide;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

const STEP = 0.02;
const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { across: -STEP, down: 0 },
  ArrowRight: { across: STEP, down: 0 },
  ArrowUp: { across: 0, down: -STEP },
  ArrowDown: { across: 0, down: STEP },
};
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

/** Where on the drawing: by a tap, or by the arrow keys. */
export function MarkPlace({ side, place, onPlace }: MarkPlaceProps) {
  const { t } = useTranslation('handover');
  const { width, height } = outlineOf(side);
  const put = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by the keyboard has no place of its own.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPlace({
      across: within((event.clientX - box.left) / box.width),
      down: within((event.clientY - box.top) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onPlace({ across: within(place.across + step.across), down: within(place.down + step.down) });
  };
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{t('add.place')}</p>
      <div className="rounded-card border border-hair bg-card px-4 py-5">
        <button
          type="button"
          aria-label={t('add.placeKeys')}
          onClick={put}
          onKeyDown={move}
          className="mx-auto block w-full max-w-90 cursor-crosshair"
        >
          <CarOutline side={side}>
            <circle
              cx={place.across * width}
              cy={place.down * height}
              r="12"
              className="stays-filled fill-signal-500 stroke-card stroke-2"
            />
          </CarOutline>
        </button>
      </div>
    </div>
  );
}
