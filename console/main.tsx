import './trusted-types.ts';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { desk } from '../i18n/en/console/desk.ts';
import { addWords } from '../i18n/words.ts';
import { routes } from './routes.tsx';
import { openRouter } from './shell/open-router.ts';

addWords('desk', desk);

// Safari and browsers of a few years have no Temporal yet; the others do not download it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={openRouter(routes)} />
  </StrictMode>,
);
