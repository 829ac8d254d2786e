import { useEffect, useState } from 'react';

/** Nothing changes under a finger: from press to release, what was there stays there. */
export function useStillWhilePressed<Shown>(current: Shown) {
  const [pressedOn, setPressedOn] = useState<{ readonly shown: Shown } | null>(null);
  useEffect(() => {
    if (!pressedOn) return;
    // The click comes after the release, and finds what was pressed.
    const release = () => setTimeout(() => setPressedOn(null));
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [pressedOn]);
  return {
    shown: pressedOn ? pressedOn.shown : current,
    onPointerDown: () => setPressedOn({ shown: current }),
  };
}
