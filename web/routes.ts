import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { placeholderNames } from './features/site/pages/placeholder-names.ts';

// What is not a page of the product stays out of what is shipped.
const workshop = import.meta.env.DEV ? [route('gallery', 'routes/gallery.tsx')] : [];

export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('service-areas', 'routes/service-areas.tsx'),
  route('assets', 'routes/cars.tsx'),
  route('assets/:id', 'routes/car.tsx'),
  route('assets/:id/book', 'routes/book.tsx'),
  route('assets/:id/checkout', 'routes/checkout.tsx'),
  route('assets/:id/checkout/:bookId/success', 'routes/booking-success.tsx'),
  route('bookings', 'routes/bookings.tsx'),
  route('booking/:id', 'routes/booking.tsx'),
  route('booking/:id/car', 'routes/car-offer.tsx'),
  route('booking/:id/handover', 'routes/handover.tsx'),
  route('driving/:id', 'routes/driving.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('log-out', 'routes/log-out.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify/:code?', 'routes/verify.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('business', 'routes/business.tsx'),
  route('subscription', 'routes/subscription.tsx'),
  route('team', 'routes/team.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('help', 'routes/help.tsx'),
  route('insurance', 'routes/insurance.tsx'),
  ...placeholderNames.map((name) => route(name, 'routes/placeholder.tsx', { id: name })),
  route('sim', 'routes/sim.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  ...workshop,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
