import { type RefObject, useEffect, useState } from 'react';

/**
 * A line draws itself once, when it first comes into sight. It is drawn from the start on the
 * server, without scripts and for those who asked for less motion: only a line that is still out
 * of sight is taken back, so nobody sees it vanish.
 */
export function useDrawOnSight(ref: RefObject<Element | null>): { isDrawn: boolean } {
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInSight = entries.some((entry) => entry.isIntersecting);
        setDrawn(isInSight);
        if (isInSight) observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return { isDrawn };
}
