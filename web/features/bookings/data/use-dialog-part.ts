import { useState } from 'react';
import { usePart } from '../../../../ui/use-part.ts';

interface Opening {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A dialog that is fetched when somebody reaches for its button, and the button's behaviour. */
export function useDialogPart<T>(load: () => Promise<T>, { isOpen, onOpen }: Opening) {
  const [isWanted, setWanted] = useState(false);
  const part = usePart(load, isWanted);
  const want = () => setWanted(true);
  return {
    part,
    hasFailed: isOpen && part.state === 'failed',
    opener: {
      'aria-haspopup': 'dialog',
      waiting: isOpen && part.state === 'waiting',
      onPointerEnter: want,
      onFocus: want,
      onClick: () => {
        want();
        onOpen();
        if (part.state === 'failed') part.retry();
      },
    },
  } as const;
}
