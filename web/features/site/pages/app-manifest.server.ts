import { words } from '../../../../i18n/words.ts';
import { PAPER } from '../../../../ui/drawings/line/route-line.ts';

/** How a phone shows the product among its apps. */
export function appManifest() {
  return {
    name: words.t('brand'),
    short_name: words.t('brand'),
    description: words.t('footer.promise'),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/pictures/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      // Full to its edges, for systems that cut it to a shape of their own.
      { src: '/app-icon.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
