import { useTranslation } from 'react-i18next';
import type { AssetDetail } from '../../../contract/assets.ts';
import { DetailsButton } from './details-button.tsx';
import {
  DoorsDrawing,
  LuggageDrawing,
  PropulsionDrawing,
  SeatsDrawing,
  TransmissionDrawing,
} from './fact-drawings.tsx';
import { propulsionWord } from './propulsion-word.ts';

export function Facts({ asset }: { asset: AssetDetail }) {
  const { t } = useTranslation(['car', 'fleet']);
  const facts = [
    [t('fleet:card.seats', { count: asset.seats }), <SeatsDrawing key="" {...asset} />],
    [t('fleet:card.doors', { count: asset.doors }), <DoorsDrawing key="" {...asset} />],
    [t(`fleet:transmissions.${asset.transmission}`), <TransmissionDrawing key="" {...asset} />],
    [
      t(`fleet:${propulsionWord(asset.propulsionType, asset.city.countryCode)}`),
      <PropulsionDrawing key="" {...asset} />,
    ],
    [t('fleet:card.luggages', { count: asset.luggages }), <LuggageDrawing key="" {...asset} />],
  ] as const;
  const features = asset.features.map((feature) => t(`features.${feature}`));
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
        <DetailsButton asset={asset} />
      </div>
    </section>
  );
}
