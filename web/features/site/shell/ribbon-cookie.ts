const name = 'ribbon=closed';

/** Without an age a cookie ends with the browser's session, and the notice comes back. */
export const closedRibbonCookie = `${name}; path=/; samesite=lax`;

export function isRibbonClosed(cookieHeader: string | null): boolean {
  return cookieHeader?.split(/;\s*/).includes(name) ?? false;
}
