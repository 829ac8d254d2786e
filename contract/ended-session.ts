/** Set once for whoever lost their session to an administrator's claim: the sign-in dialog says why. */
const adminEndedCookie = 'ended=admin';

const tellsForSeconds = 600;

export const adminEndedHeader = (isSecure: boolean): string =>
  `${adminEndedCookie}; Path=/; Max-Age=${tellsForSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
export const adminEndedTold = `${adminEndedCookie}; path=/; max-age=0; samesite=lax`;

export const wasEndedForAdmin = (cookies: string): boolean =>
  cookies.split(/;\s*/).includes(adminEndedCookie);
