import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { DetailsButton } from './details-button.tsx';
import {
  DoorsDrawing,
  LuggageDrawing,
  PropulsionDrawing,
  SeatsDrawing,
  TransmissionDrawing,
} from './fact-drawings.tsx';
import { propulsionWord } from './propulsion-word.ts';

export function Facts({ car }: { car: CarDetail }) {
  const { t } = useTranslation(['car', 'fleet']);
  const facts = [
    [t('fleet:card.seats', { count: car.seats }), <SeatsDrawing key="" {...car} />],
    [t('fleet:card.doors', { count: car.doors }), <DoorsDrawing key="" {...car} />],
    [t(`fleet:transmissions.${car.transmission}`), <TransmissionDrawing key="" {...car} />],
    [
      t(`fleet:${propulsionWord(car.propulsionType, car.city.countryCode)}`),
      <PropulsionDrawing key="" {...car} />,
    ],
    [t('fleet:card.luggages', { count: car.luggages }), <LuggageDrawing key="" {...car} />],
  ] as const;
  const features = car.features.map((feature) => t(`features.${feature}`));
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="sr-only">
        {t('facts.title')}
      </h2>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-6 tablet:grid-cols-5">
        {facts.map(([label, drawing]) => (
          <li key={label} className="grid content-start gap-2">
            {drawing}
            <span className="text-sm leading-5 font-strong">{label}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {features.length > 0 && (
          <p className="text-quiet first-letter:uppercase">{t('featureList', { features })}.</p>
        )}
        <DetailsButton car={car} />
      </div>
    </section>
  );
}
