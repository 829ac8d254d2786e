import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CardFormProps } from './card-form.tsx';

/** Most visits look at the cards there are: the form comes when it is wanted. */
const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }));

interface LaterCardFormProps extends CardFormProps {
  /** Said while it is on its way. */
  readonly waitingText: string;
}

export function LaterCardForm({ onAdded, waitingText }: LaterCardFormProps) {
  return (
    <Suspense
      fallback={
        <div role="status" className="grid gap-4">
          <span className="sr-only">{waitingText}</span>
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
