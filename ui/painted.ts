/**
 * Fulfilled once what has just changed is on the screen. A press is seen at once, and the work that it
 * sets going comes after. A tab that nobody sees paints nothing, so there is nothing to wait for.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
