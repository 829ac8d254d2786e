import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useShellConfig } from '../search/use-shell-config.ts';
import { SimulatedCardForm } from './simulated/card-form.tsx';
import './words.ts';

/** Stripe's own script and fields, only where Stripe is really asked. */
const StripeCardForm = lazy(async () => ({
  default: (await import('./stripe/card-form.tsx')).StripeCardForm,
}));

export interface CardFormProps {
  readonly onAdded: (cardId: string) => void;
}

/** A new card, entered in place. */
export function CardForm({ onAdded }: CardFormProps) {
  const { t } = useTranslation('wallet');
  const { payments } = useShellConfig();
  if (payments.provider === 'simulator') return <SimulatedCardForm onAdded={onAdded} />;
  return (
    <Suspense
      fallback={
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('form.loading')}</span>
          <Skeleton className="h-13 !rounded-control" />
          <Skeleton className="h-13 !rounded-control" />
        </div>
      }
    >
      <StripeCardForm publishableKey={payments.publishableKey} onAdded={onAdded} />
    </Suspense>
  );
}
