const protectedPaths = [
  /^\/profile\/?$/,
  /^\/bookings\/?$/,
  /^\/booking\/[^/]+/,
  /^\/pay\/[^/]+/,
  /^\/driving\/[^/]+/,
  /^\/assets\/[^/]+\/checkout/,
];

/** Pages that only a signed-in renter sees; each asks for itself, with `requireRenter`. */
export const needsRenter = (pathname: string): boolean =>
  protectedPaths.some((path) => path.test(pathname));
