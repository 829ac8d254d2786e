import { useState } from 'react';
import { useDeferred } from '../../../../ui/use-deferred.ts';

interface Opening {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A dialog that is fetched when somebody reaches for its button, and the button's behaviour. */
export function useDeferredDialog<T>(load: () => Promise<T>, { isOpen, onOpen }: Opening) {
  const [isWanted, setWanted] = useState(false);
  const deferred = useDeferred(load, isWanted || isOpen);
  const want = () => setWanted(true);
  return {
    deferred,
    hasFailed: isOpen && deferred.state === 'failed',
    opener: {
      'aria-haspopup': 'dialog',
      waiting: isOpen && deferred.state === 'waiting',
      onPointerEnter: want,
      onFocus: want,
      onClick: () => {
        want();
        onOpen();
        if (deferred.state === 'failed') deferred.retry();
      },
    },
  } as const;
}
