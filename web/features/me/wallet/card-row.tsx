import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { cardName } from '../../../../domain/card-brand.ts';
import { instantFromIso } from '../../../../domain/city-time.ts';
import { Button } from '../../../../ui/button.tsx';
import { useOwnZone } from '../../../page/use-own-zone.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { isPast } from './card-expiry.ts';
import { CardMark } from './card-mark.tsx';
import { createdText } from './created-text.ts';
import { expiryOf } from './paying-card.ts';

interface CardRowProps {
  readonly card: PaymentMethod;
  /** Where it pays; empty where every card pays everywhere. */
  readonly cities: readonly string[];
  /** Missing while payments are switched off. */
  readonly onRemove: (() => void) | undefined;
}

export function CardRow({ card, cities, onRemove }: CardRowProps) {
  const { t } = useTranslation('wallet');
  const { now } = useShellConfig();
  const zone = useOwnZone() ?? 'UTC';
  const said = { brand: cardName(card), last4: card.last4 };
  const expiry = expiryOf(card);
  const hasExpired = isPast({ month: card.expMonth, year: card.expYear }, instantFromIso(now));
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="max-tablet:hidden">
        <CardMark brand={card.brand} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-strong">{t('cards.name', said)}</p>
        <p className="text-sm text-quiet figures">
          {t(`cards.funding.${card.funding}`)}
          {' · '}
          <span className={hasExpired ? 'font-medium text-error-600' : undefined}>
            {t(hasExpired ? 'cards.expired' : 'cards.expires', { expiry })}
          </span>
        </p>
        {cities.length > 0 && <p className="text-sm text-quiet">{t('cards.serves', { cities })}</p>}
        <p className="text-xs text-quiet figures">
          {t('cards.since', { created: createdText(card.createdAt, zone) })}
        </p>
      </div>
      {onRemove && (
        <Button variant="link" aria-label={t('cards.removeNamed', said)} onClick={onRemove}>
          {t('cards.remove')}
        </Button>
      )}
    </li>
  );
}
