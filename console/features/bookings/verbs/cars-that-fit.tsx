import { useTranslation } from 'react-i18next';
import type { OtherCars } from '../../../../contract/operate/bookings.ts';
import { repairPolicy } from '../../../../domain/policy-constants.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';

export type CarVerb = 'swap' | 'ask';
type OtherCar = OtherCars['items'][number];

interface CarsThatFitProps {
  /** One comes; or the renter is asked about a few. */
  readonly how: CarVerb;
  readonly cars: readonly OtherCar[];
  /** In the order in which they were chosen: the first is saved for the renter. */
  readonly carIds: readonly string[];
  readonly onChange: (carIds: readonly string[]) => void;
}

/** The cars that a booking can be given. */
export function CarsThatFit({ how, cars, carIds, onChange }: CarsThatFitProps) {
  const { t } = useTranslation('bookings');
  if (cars.length === 0) return null;
  const nameOf = ({ brand, model, plate }: OtherCar) =>
    [`${brand} ${model}`, plate].filter(Boolean).join(', ');
  const textOf = ({ category, seats, isBetter }: OtherCar) =>
    isBetter ? t('car.better') : t('car.same', { category, seats });
  return (
    <div className="max-h-96 overflow-y-auto p-1">
      {how === 'swap' ? (
        <RadioCards
          legend={t('car.which')}
          isStacked
          choices={cars.map((car) => ({ id: car.id, title: nameOf(car), text: textOf(car) }))}
          value={carIds[0] ?? null}
          onChange={(id) => onChange([id])}
        />
      ) : (
        <fieldset className="min-w-0 figures">
          <legend className="mb-2 text-sm font-medium">
            {t('car.ask.which', { most: repairPolicy.mostOffered })}
          </legend>
          {cars.map((car) => {
            const isChosen = carIds.includes(car.id);
            return (
              <div key={car.id} className="border-t border-hair first-of-type:border-t-0">
                <Checkbox
                  label={[nameOf(car), textOf(car), carIds[0] === car.id && t('car.ask.saved')]
                    .filter(Boolean)
                    .join('. ')}
                  checked={isChosen}
                  disabled={!isChosen && carIds.length >= repairPolicy.mostOffered}
                  onChange={() =>
                    onChange(isChosen ? carIds.filter((id) => id !== car.id) : [...carIds, car.id])
                  }
                />
              </div>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
