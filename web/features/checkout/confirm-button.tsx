import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import type { PriceState } from '../price/price.ts';

interface ConfirmButtonProps {
  readonly state: PriceState;
  readonly isPossible: boolean;
  readonly onConfirm: () => void;
  /** In the panel there is room for the amount; in the bar it stands beside. */
  readonly block?: boolean;
}

/** Names the very amount that is agreed to. */
export function ConfirmButton({ state, isPossible, onConfirm, block = false }: ConfirmButtonProps) {
  const { t } = useTranslation('checkout');
  const amount = state.status === 'known' ? formatMoney(state.price.total) : null;
  return (
    <Button variant="primary" large block={block} disabled={!isPossible} onClick={onConfirm}>
      <span className="figures">
        {block && amount ? t('confirm.withAmount', { amount }) : t('confirm.action')}
      </span>
    </Button>
  );
}
