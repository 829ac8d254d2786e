import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { LaterCardForm } from './later-card-form.tsx';
import type { WalletData } from './load-wallet.ts';
import { choicesOf } from './paying-cities.ts';
import type { CardFormProps } from './use-add-card.ts';

interface CardFormForCityProps extends Pick<CardFormProps, 'onAdded'> {
  readonly cities: WalletData['cities'];
}

/** A card that is added beside any trip: where it is not for every city, its renter says for which. */
export function CardFormForCity({ cities, onAdded }: CardFormForCityProps) {
  const { t } = useTranslation('wallet');
  const { accounts } = useShellConfig().payments;
  const choices = choicesOf(accounts, cities);
  const [wanted, setWanted] = useState(accounts[0]?.currencies[0] ?? 'EUR');
  return (
    <div className="grid gap-5">
      {choices.length > 1 && (
        <RadioCards
          legend={t('form.city')}
          value={wanted}
          onChange={setWanted}
          choices={choices.map(({ currency, cities: names }) => ({
            id: currency,
            title: t('form.cities', { cities: names }),
          }))}
        />
      )}
      <LaterCardForm
        key={wanted}
        currency={wanted}
        texts={t('form.awaited', { returnObjects: true })}
        onAdded={onAdded}
      />
    </div>
  );
}
