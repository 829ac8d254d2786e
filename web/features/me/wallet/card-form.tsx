import { useTranslation } from 'react-i18next';
import { usePart } from '../../../../ui/use-part.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { AwaitedForm } from './awaited-form.tsx';
import { SimulatedCardForm } from './simulated/card-form.tsx';
import type { CardFormProps } from './use-add-card.ts';
import './words.ts';

/** Stripe's own script and fields, only where Stripe is really asked. */
const loadStripeForm = () => import('./stripe/card-form.tsx');

/** A new card, entered in place. */
export function CardForm({ onAdded }: CardFormProps) {
  const { t } = useTranslation('wallet');
  const { payments } = useShellConfig();
  const isSimulated = payments.provider === 'simulator';
  const part = usePart(loadStripeForm, !isSimulated);
  if (isSimulated) return <SimulatedCardForm onAdded={onAdded} />;
  if (part.state !== 'ready') {
    return <AwaitedForm part={part} texts={t('form.awaited', { returnObjects: true })} />;
  }
  return <part.module.StripeCardForm publishableKey={payments.publishableKey} onAdded={onAdded} />;
}
