import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../../../../ui/round-button.tsx';
import type { ListedCar } from '../data/list-data.ts';

interface CarsHereProps {
  readonly cars: readonly ListedCar[];
  readonly onActivate: (id: string | null) => void;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The cars behind a pressed number. */
export function CarsHere({ cars, onActivate, onChoose, onClose }: CarsHereProps) {
  const { t } = useTranslation('map');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const name = t('group', { count: cars.length });
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-20 z-10 mx-auto max-w-[420px] animate-drop-in rounded-card bg-card pb-2 shadow-float outline-none wide:bottom-8"
    >
      <div className="flex items-center justify-between py-1 pr-1 pl-4">
        <h2 className="text-base">{name}</h2>
        <RoundButton bare icon="close" label={t('closeGroup')} onClick={onClose} />
      </div>
      <ul className="max-h-[min(240px,36dvh)] overflow-y-auto border-t border-hair">
        {cars.map((car) => (
          <li key={car.id} className="border-hair not-last:border-b">
            <button
              type="button"
              onPointerEnter={() => onActivate(car.id)}
              onPointerLeave={() => onActivate(null)}
              onFocus={() => onActivate(car.id)}
              onBlur={() => onActivate(null)}
              onClick={() => onChoose(car.id)}
              className="flex min-h-11 w-full items-center justify-between gap-4 px-4 text-left text-sm hover:bg-stone-100 focus-visible:-outline-offset-3"
            >
              <span className="truncate">{car.name}</span>
              <span className="font-strong figures">{car.pinTotal}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
