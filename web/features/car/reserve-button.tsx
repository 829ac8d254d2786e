import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Reserve } from './use-reserve.ts';

interface ReserveButtonProps {
  readonly reserve: Reserve;
  readonly block?: boolean;
  /** The text that says why it cannot be pressed yet. */
  readonly describedBy: string | undefined;
}

export function ReserveButton({
  reserve: { step, press },
  block = false,
  describedBy,
}: ReserveButtonProps) {
  const { t } = useTranslation('car');
  return (
    <Button
      variant="primary"
      large
      block={block}
      disabled={step.kind === 'incomplete' || step.kind === 'impossible'}
      aria-describedby={describedBy}
      onClick={press}
    >
      {t('reserve.action')}
    </Button>
  );
}
