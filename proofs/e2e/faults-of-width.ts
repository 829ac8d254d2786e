/** In the page: what is wider than the window, and which controls one cannot see the whole of. */
export async function findFaults(): Promise<string[]> {
  // Scripts that look at the width answer in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];

  /** The nearest frame that cuts off what stands out of it; one that scrolls shows it after all. */
  const frameOf = (element: Element): { left: number; right: number } | null => {
    for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return at.getBoundingClientRect();
    }
    return { left: 0, right: clientWidth };
  };

  for (const control of document.querySelectorAll('a, button, input, select, summary')) {
    const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const { left, right, width } = control.getBoundingClientRect();
    // One pixel is for screen readers, and what they are not told of is for nobody; an inert slide,
    // what stands on a map and what reaches beyond the days of the board move into sight.
    const apart = '[aria-hidden="true"], [inert], [role="application"], .size-0, .board-track';
    if (!isSeen || width <= 1 || control.closest(apart)) continue;
    const frame = frameOf(control);
    if (frame && (left < frame.left - 1 || right > frame.right + 1)) {
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      faults.push(`${control.localName} “${name}” at ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  return faults;
}
