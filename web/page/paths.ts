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
  profile: '/profile',
  bookings: '/bookings',
  blog: '/blog',
  team: '/team',
  terms: '/terms',
  privacy: '/terms#privacy',
  simulation: '/sim',
} as const;
