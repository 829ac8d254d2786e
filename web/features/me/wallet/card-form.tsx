import { useTranslation } from 'react-i18next';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { AwaitedForm } from './awaited-form.tsx';
import { publishableKeyFor } from './publishable-key.ts';
import { SimulatedCardForm } from './simulated/card-form.tsx';
import type { CardFormProps } from './use-add-card.ts';
import './words.ts';

/** Stripe's own script and fields, only where Stripe is really asked. */
const loadStripeForm = () => import('./stripe/card-form.tsx');

/** A new card, entered in place. */
export function CardForm(props: CardFormProps) {
  const { t } = useTranslation('wallet');
  const { payments } = useShellConfig();
  const isSimulated = payments.provider === 'simulator';
  const deferred = useDeferred(loadStripeForm, !isSimulated);
  if (isSimulated) return <SimulatedCardForm {...props} />;
  if (deferred.state !== 'ready') {
    return <AwaitedForm deferred={deferred} texts={t('form.awaited', { returnObjects: true })} />;
  }
  return (
    <deferred.module.StripeCardForm
      {...props}
      publishableKey={publishableKeyFor(payments, props.currency)}
    />
  );
}
