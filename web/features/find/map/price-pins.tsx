import { useTranslation } from 'react-i18next';
import type { Point } from '../../../../domain/service-area.ts';
import { classes } from '../../../../ui/classes.ts';
import { Pinned } from '../../map/pinned.tsx';
import { stackPins } from '../../map/stack-pins.ts';
import { useSurface } from '../../map/surface.ts';
import type { ListedCar } from '../data/list-data.ts';

interface PricePinsProps {
  readonly cars: readonly ListedCar[];
  /** The renter's own, which no price may hide. */
  readonly doors: readonly Point[];
  readonly activeId: string | null;
  readonly onActivate: (id: string | null) => void;
  readonly onChoose: (id: string) => void;
}

export function PricePins({ cars, doors, activeId, onActivate, onChoose }: PricePinsProps) {
  const { zoom } = useSurface();
  const stacks = stackPins(
    cars.map((car) => ({ at: car.base, car })),
    { zoom, doors },
  );
  return stacks.map(({ at, pins, stemPx }) => {
    const hasActive = pins.some(({ car }) => car.id === activeId);
    return (
      <Pinned key={pins[0]?.car.id} at={at} isOnTop={hasActive}>
        <div
          style={stemPx > 0 ? { bottom: stemPx } : { top: -stemPx }}
          className="absolute left-0 grid -translate-x-1/2 gap-1"
        >
          <span
            style={{ height: Math.abs(stemPx) }}
            className={classes(
              'absolute left-1/2 -ml-px w-0.5',
              stemPx > 0 ? 'top-full' : 'bottom-full',
              hasActive ? 'bg-signal-500' : 'bg-ink',
            )}
          />
          {pins.map(({ car }) => (
            <PricePin
              key={car.id}
              car={car}
              isActive={car.id === activeId}
              onActivate={onActivate}
              onChoose={onChoose}
            />
          ))}
        </div>
      </Pinned>
    );
  });
}

interface PricePinProps extends Omit<PricePinsProps, 'cars' | 'doors' | 'activeId'> {
  readonly car: ListedCar;
  readonly isActive: boolean;
}

function PricePin({ car, isActive, onActivate, onChoose }: PricePinProps) {
  const { t } = useTranslation('map');
  return (
    <button
      type="button"
      aria-label={t('pin', { price: car.pinTotal, name: car.name })}
      aria-pressed={isActive}
      onPointerEnter={() => onActivate(car.id)}
      onPointerLeave={() => onActivate(null)}
      onFocus={() => onActivate(car.id)}
      onBlur={() => onActivate(null)}
      onClick={() => onChoose(car.id)}
      className={classes(
        'relative min-h-8 rounded-full px-3 text-sm leading-none font-strong whitespace-nowrap shadow-[0_0_0_1.5px_currentColor] transition-colors figures before:absolute before:-inset-x-1.5 before:-inset-y-0.5 focus-visible:rounded-full',
        isActive
          ? 'bg-signal-500 text-on-signal shadow-[0_0_0_1.5px_var(--color-signal-500)]'
          : 'bg-card text-ink',
      )}
    >
      {car.pinTotal}
    </button>
  );
}
