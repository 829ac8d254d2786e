import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { standingPaths } from '../../web/standing-paths.ts';
import { test } from './test.ts';

/** What an empty app of this router sends, built as ours is. */
const EMPTY_APP_KB = 107;
const MOST_TIMES = 2.1;
const pages = ['/', '/search', '/assets', '/sim', '/reset-password?token=none', ...standingPaths];

/** Modules that the page names for a first load. */
async function scriptsOf(request: APIRequestContext, page: string): Promise<string[]> {
  const html = await (await request.get(page)).text();
  const named = html.matchAll(/"(\/static\/[^"\\]+\.js)"/g);
  return [...new Set([...named].map(([, script = '']) => script))];
}

test('no page sends more than 2.1 times the script of an empty app', {
  tag: '@once',
}, async ({ request }) => {
  const sizes = new Map<string, number>();
  const tooHeavy: string[] = [];
  for (const page of pages) {
    const scripts = await scriptsOf(request, page);
    expect(scripts.length, page).toBeGreaterThan(0);
    for (const script of scripts) {
      if (!sizes.has(script)) {
        sizes.set(script, gzipSync(await (await request.get(script)).body()).length);
      }
    }
    const kb = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0) / 1024;
    if (kb > EMPTY_APP_KB * MOST_TIMES) tooHeavy.push(`${page}: ${kb.toFixed(0)} KB`);
  }
  expect(tooHeavy).toEqual([]);
});
