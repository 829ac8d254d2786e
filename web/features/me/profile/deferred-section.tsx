import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await, useRevalidator } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Loaded } from './load-profile.ts';

interface DeferredSectionProps<T> {
  readonly answer: Promise<Loaded<T>>;
  readonly children: (value: T) => ReactNode;
}

/** A part that comes after the page: its place is held, and it can be asked for again. */
export function DeferredSection<T>({ answer, children }: DeferredSectionProps<T>) {
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={answer} errorElement={<Failed />}>
        {(loaded) => (loaded.kind === 'found' ? children(loaded.value) : <Failed />)}
      </Await>
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 py-1">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-56" />
    </div>
  );
}

export function Failed() {
  const { t } = useTranslation('profile');
  const { revalidate, state } = useRevalidator();
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
      {t('failed.text')}
      <Button variant="link" waiting={state === 'loading'} onClick={() => revalidate()}>
        {t('failed.retry')}
      </Button>
    </p>
  );
}
