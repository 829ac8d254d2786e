import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Most renters have a card already: the form comes when it is wanted. */
const CardForm = lazy(async () => ({
  default: (await import('../wallet/card-form.tsx')).CardForm,
}));

interface AddCardProps {
  readonly onAdded: (cardId: string) => void;
}

export function AddCard({ onAdded }: AddCardProps) {
  const { t } = useTranslation('checkout');
  return (
    <Suspense
      fallback={
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('payment.add')}</span>
          <Skeleton className="h-13 !rounded-control" />
          <Skeleton className="h-13 !rounded-control" />
          <Skeleton className="h-11 w-32" />
        </div>
      }
    >
      <CardForm onAdded={onAdded} />
    </Suspense>
  );
}
