// From the home page to a paid booking in Firefox, driven by WebDriver BiDi: node proofs/firefox/run.ts
import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../scripts/setup/firefox.mjs';
import { startServer } from '../../server/testing/start-server.ts';
import { Visitor } from './visitor.ts';

const firefox = findFirefox();
if (!firefox)
  throw new Error('There is no Firefox here: install one, or name it with FIREFOX_PATH.');

const server = await startServer({ name: 'firefox', settings: { NODE_ENV: 'test' } });
try {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: { width: 390, height: 844 },
  });
  await book(new Visitor(await browser.newPage())).finally(() => browser.close());
} finally {
  await server.stop();
}

/** As the sample renter, who has a card and verified documents. */
async function book(visitor: Visitor): Promise<void> {
  await visitor.open(server.url);
  await visitor.signIn('renter@handover.example', 'handover-sample');
  await visitor.open(server.url);
  await visitor.press('link', 'Lisbon', 'main');
  await visitor.type('Delivery address', 'rua augusta 110');
  await visitor.press('option', 'Rua Augusta 110');
  await visitor.press('button', 'Confirm');
  await visitor.arrivesAt(/step=2$/);
  await visitor.press('button', 'Confirm');
  await visitor.arrivesAt(/^\/assets/);
  await visitor.press('link', '', 'main li:has(a[href^="/assets/"])');
  await visitor.arrivesAt(/^\/assets\/[\w-]{36}$/);
  await visitor.press('button', 'Reserve');
  await visitor.arrivesAt(/\/book$/);
  await visitor.press('link', 'Continue');
  await visitor.arrivesAt(/\/checkout$/);
  await visitor.press('button', 'Confirm & Book');
  await visitor.arrivesAt(/\/success$/);
  await visitor.see('heading', 'See you');
}
