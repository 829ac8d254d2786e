import { useEffect, useEffectEvent } from 'react';
import { useDeferred } from '../../../ui/use-deferred.ts';
import type { Reserve } from './use-reserve.ts';

async function loadDialog() {
  const [{ OutOfReachDialog }, { search }, { addWords }] = await Promise.all([
    import('../trip/address/out-of-reach-dialog.tsx'),
    import('../../../i18n/en/search.ts'),
    import('../../../i18n/words.ts'),
  ]);
  addWords('search', search);
  return OutOfReachDialog;
}

interface OutOfReachProps {
  readonly outOfReach: Reserve['outOfReach'];
  readonly cityName: string;
}

/** Hardly anybody sees it, so it is loaded when somebody does. */
export function OutOfReach({ outOfReach: { isOpen, close }, cityName }: OutOfReachProps) {
  const part = useDeferred(loadDialog, isOpen);
  const giveUp = useEffectEvent(() => {
    if (part.state !== 'failed') return;
    // The next press asks for it again.
    part.retry();
    close();
  });
  useEffect(() => {
    if (part.state === 'failed') giveUp();
  }, [part.state]);
  if (part.state !== 'ready') return null;
  const Dialog = part.module;
  return <Dialog isOpen={isOpen} onClose={close} cityName={cityName} />;
}
