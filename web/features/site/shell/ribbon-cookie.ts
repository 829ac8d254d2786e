const name = 'ribbon=closed';

/**
 * The value for `document.cookie`; `isSecure` where the page itself came by https. Without an age a cookie ends
 * with the browser's session, and the notice comes back.
 */
export const closedRibbonCookie = (isSecure: boolean) =>
  `${name}; path=/; samesite=lax${isSecure ? '; secure' : ''}`;

export function isRibbonClosed(cookieHeader: string | null): boolean {
  return cookieHeader?.split(/;\s*/).includes(name) ?? false;
}
