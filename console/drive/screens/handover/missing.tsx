import { useTranslation } from 'react-i18next';
import type { HandoverStep } from '../../../../domain/handovers/handover.ts';
import { Key } from '../../components/key.tsx';

/** A disabled key says why. */
export function Missing({ missing }: { missing: readonly HandoverStep[] }) {
  const { t } = useTranslation('drive');
  const steps = missing.map((step) => t(`handover.steps.${step}`)).join(', ');
  return (
    <Key variant="off" disabled>
      {t('handover.sign.missing', { steps })}
    </Key>
  );
}
