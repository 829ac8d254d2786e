import { lazy, Suspense } from 'react';
import type { Reserve } from './use-reserve.ts';

const Dialog = lazy(async () => {
  const [{ OutOfReachDialog }, { search }, { addWords }] = await Promise.all([
    import('../search/out-of-reach-dialog.tsx'),
    import('../../i18n/en/search.ts'),
    import('../../i18n/words.ts'),
  ]);
  addWords('search', search);
  return { default: OutOfReachDialog };
});

interface OutOfReachProps {
  readonly outOfReach: Reserve['outOfReach'];
  readonly cityName: string;
}

/** Hardly anybody sees it, so it is loaded when somebody does. */
export function OutOfReach({ outOfReach: { isOpen, close }, cityName }: OutOfReachProps) {
  return <Suspense>{isOpen && <Dialog isOpen onClose={close} cityName={cityName} />}</Suspense>;
}
