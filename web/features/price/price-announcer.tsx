import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import type { PriceState } from './price.ts';

/** Says a new total to those who do not see it change; the one the page came with was read already. */
export function PriceAnnouncer({ state }: { state: PriceState }) {
  const { t } = useTranslation('price');
  const total = state.price && formatMoney(state.price.total);
  const [first] = useState(total);
  const [said, setSaid] = useState(first);
  if (state.status === 'known' && total !== said) setSaid(total);
  return (
    <p role="status" className="sr-only">
      {said && said !== first ? t('newTotal', { total: said }) : ''}
    </p>
  );
}
