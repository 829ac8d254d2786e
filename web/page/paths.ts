/** Where the shell leads. */
export const paths = {
  home: '/',
  logIn: '/?action=login',
  signUp: '/?action=register',
  forgotPassword: '/?action=forgotPassword',
  logOut: '/log-out',
  subscription: '/subscription',
  business: '/business',
  faq: '/faq',
  help: '/help',
  protection: '/insurance',
  profile: '/profile',
  documents: '/profile#documents',
  promoCodes: '/profile#promo-codes',
  bookings: '/bookings',
  blog: '/blog',
  team: '/team',
  terms: '/terms',
  privacy: '/terms#privacy',
  simulation: '/sim',
} as const;

/** To the dialog that asks who somebody is, and from there to where they were going. */
export const logInTo = (path: string): string => `/?origin=${encodeURIComponent(path)}`;
