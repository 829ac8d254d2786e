import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Pages whose steps, filters and pages stand in their address. */
const steppedPaths = ['/search', '/assets'];

/** A step within a search or a list changes nothing that the shell shows; its data stay as they are. */
export function reloadShell({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    steppedPaths.includes(nextUrl.pathname);
  return !isStep && defaultShouldRevalidate;
}
