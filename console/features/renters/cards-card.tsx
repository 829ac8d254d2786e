import { useTranslation } from 'react-i18next';
import type { DeskRenter } from '../../../contract/operate/renters.ts';
import { brandName } from '../../../domain/card-brand.ts';
import { Card } from '../../../ui/card.tsx';

/** Brand and last four digits: the number itself never reaches us. */
export function CardsCard({ cards }: Pick<DeskRenter, 'cards'>) {
  const { t } = useTranslation('renters');
  return (
    <Card title={t('cards.title')}>
      {cards.length === 0 && <p className="text-quiet">{t('cards.none')}</p>}
      <ul className="divide-y divide-hair figures">
        {cards.map(({ id, brand, last4, expMonth, expYear, funding }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4">
            <span>
              {t('cards.card', { brand: brandName(brand), last4 })}
              <span className="block text-2xs text-quiet">{t(`cards.funding.${funding}`)}</span>
            </span>
            <span className="text-quiet">
              {t('cards.expires', { month: String(expMonth).padStart(2, '0'), year: expYear })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
