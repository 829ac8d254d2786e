import '../trusted-types.ts';
import './drive.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { drive as texts } from '../../i18n/en/drive.ts';
import { addWords } from '../../i18n/words.ts';
import { App } from './app.tsx';
import { createDrive } from './create-drive.ts';
import { keepInStep } from './keep-in-step.ts';
import { openDatabase } from './store/database.ts';
import { noticeEmptied } from './store/notice-emptied.ts';
import { applyTheme, chosenTheme } from './theme.ts';

addWords('drive', texts);
applyTheme(chosenTheme());

// Phones of a few years have no Temporal yet; the others do not download it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const database = await openDatabase();
// On a full phone nothing more can be noted: it is tried again at the next start.
await noticeEmptied(database, document.cookie).catch(() => undefined);
const drive = createDrive(database);
await drive.readPhone();
keepInStep(drive);

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <StrictMode>
    <App drive={drive} />
  </StrictMode>,
);
