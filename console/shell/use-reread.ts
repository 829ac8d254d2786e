import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Reads the page again as soon as it can. What is being read already comes first, here or on the way to another page: a
 * city that changes faster than it is read would never be seen, since a new reading gives up the one before it. And
 * nothing changes its place under a hand: what is pressed is let go before.
 */
export function useReread(): () => void {
  const { revalidate, state: reading } = useRevalidator();
  const navigation = useNavigation();
  const [isWanted, setIsWanted] = useState(false);
  const isPressed = useSyncExternalStore(subscribe, () => pressed);
  const isReading = reading === 'loading' || navigation.state !== 'idle';
  useEffect(() => {
    if (!isWanted || isReading || isPressed) return;
    setIsWanted(false);
    void revalidate();
  }, [isWanted, isReading, isPressed, revalidate]);
  return useCallback(() => setIsWanted(true), []);
}

let pressed = false;

function subscribe(notice: () => void): () => void {
  const set = (next: boolean) => {
    if (pressed === next) return;
    pressed = next;
    notice();
  };
  const press = () => set(true);
  // The click comes after the release, and finds what was pressed.
  const release = () => setTimeout(set, 0, false);
  // A list that the browser opens by itself swallows the release.
  const move = ({ buttons }: PointerEvent) => {
    if (pressed && buttons === 0) release();
  };
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', release, true);
  addEventListener('pointermove', move, true);
  return () => {
    pressed = false;
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', release, true);
    removeEventListener('pointercancel', release, true);
    removeEventListener('pointermove', move, true);
  };
}
