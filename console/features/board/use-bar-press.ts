import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** One listener for all bars: thousands of them come and go. */
export function useBarPress(
  wrap: RefObject<HTMLElement | null>,
  onPress: (carId: string, barId: string) => void,
): void {
  const press = useEffectEvent(({ target }: Event) => {
    const bar = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
    const barId = bar?.dataset['bar'];
    const carId = bar?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (barId && carId) onPress(carId, barId);
  });
  useLayoutEffect(() => {
    const area = wrap.current;
    const listen = (event: Event) => press(event);
    area?.addEventListener('click', listen);
    return () => area?.removeEventListener('click', listen);
  }, [wrap]);
}
