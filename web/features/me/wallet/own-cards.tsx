import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { CardFormForCity } from './card-form-for-city.tsx';
import { CardRow } from './card-row.tsx';
import type { WalletData } from './load-wallet.ts';
import { NoCards } from './no-cards.tsx';
import { citiesOf } from './paying-cities.ts';
import { RemoveCard } from './remove-card.tsx';

/** The renter's cards, newest first, with the ways to add and to remove one. */
export function OwnCards({ cards, cities }: Pick<WalletData, 'cards' | 'cities'>) {
  const { t } = useTranslation('wallet');
  const { flags } = useShellConfig();
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<PaymentMethod | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const added = async () => {
    await revalidate();
    flushSync(() => setAdding(false));
    addButton.current?.focus();
    await showToast({
      tone: 'done',
      title: t('cards.added'),
      durationMs: toastsMs.accountSuccess,
    });
  };

  return (
    <div className="grid gap-4">
      <div className="flex min-h-target items-center justify-between gap-4">
        <h3 className="text-base">{t('cards.title')}</h3>
        {flags.paymentsEnabled && (
          <Button
            ref={addButton}
            variant="link"
            aria-expanded={isAdding}
            onClick={() => setAdding((last) => !last)}
          >
            {t(isAdding ? 'cards.cancelAdd' : 'cards.add')}
          </Button>
        )}
      </div>
      {!flags.paymentsEnabled && <p className="text-sm text-quiet">{t('cards.off')}</p>}
      {isAdding && (
        <div className="rounded-card border border-hair p-5">
          <CardFormForCity cities={cities} onAdded={() => void added()} />
        </div>
      )}
      {cards.length > 0 ? (
        <ul className="divide-y divide-hair border-y border-hair">
          {cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              cities={citiesOf(card, cities)}
              onRemove={flags.paymentsEnabled ? () => setDoomed(card) : undefined}
            />
          ))}
        </ul>
      ) : (
        !isAdding && <NoCards title={t('cards.none')} text={t('cards.noneText')} />
      )}
      <RemoveCard
        card={doomed}
        onClose={() => setDoomed(null)}
        onRemoved={() => addButton.current?.focus()}
      />
    </div>
  );
}
