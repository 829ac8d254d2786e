import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { delayScripts, scriptsAfterPaint } from './scripts-after-paint.ts';

const code =
  'import * as root from "/static/root.js";const less = "</b>" < 1;\nimport("/static/entry.js");';
const page = (words: string) =>
  '<html><head><link rel="modulepreload" href="/static/entry.js" nonce="n0nce"/>' +
  '<link rel="modulepreload" href="/static/root.js" nonce="n0nce"/></head>' +
  `<body><p>${words}</p><script nonce="n0nce">window.context = {}</script>` +
  `<script nonce="n0nce" type="module" async="">${code}</script></body></html>`;

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, look, inside]) => ({
    look: look?.trim(),
    inside: inside ?? '',
  }));

describe('the scripts of a page', () => {
  it('are not asked for by its head', () => {
    expect(scriptsAfterPaint(page('Hello'))).not.toContain('<link');
    expect(scriptsAfterPaint(page('Hello'))).not.toContain('type="module"');
  });

  it('start from one script of this answer, which names them all', () => {
    const [context, start, ...others] = scriptsOf(scriptsAfterPaint(page('Hello')));
    expect(others).toEqual([]);
    expect(context?.inside).toBe('window.context = {}');
    expect(start?.look).toBe('nonce="n0nce"');
    const [, files, started] = /\)\((\[.*?\]),(".*"),document/.exec(start?.inside ?? '') ?? [];
    expect(JSON.parse(files ?? '')).toEqual(['/static/entry.js', '/static/root.js']);
    expect(JSON.parse(started ?? '')).toBe(code);
  });

  it('can neither end the script that holds them nor begin another', () => {
    const [, start] = scriptsOf(scriptsAfterPaint(page('Hello')));
    expect(start?.inside).not.toContain('</b>');
  });

  it('leave what the page says alone', () => {
    expect(scriptsAfterPaint(page('São Paulo'))).toContain('<body><p>São Paulo</p><script');
  });
});

describe('a page on its way', () => {
  it.each([1, 7, 1000])('arrives whole in pieces of %i bytes', async (size) => {
    const html = `${page('São Paulo')}<p>Later: €</p>`;
    const bytes = Buffer.from(html);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, piece) =>
      bytes.subarray(piece * size, (piece + 1) * size),
    );
    expect(await text(Readable.from(pieces).pipe(delayScripts()))).toBe(scriptsAfterPaint(html));
  });

  it('is not held up by what is late', async () => {
    const way = delayScripts();
    way.write(page('Hello'));
    expect(String(way.read())).toBe(scriptsAfterPaint(page('Hello')));
  });

  it('arrives as it is when it has no scripts', async () => {
    expect(await text(Readable.from([Buffer.from('<p>Hi</p>')]).pipe(delayScripts()))).toBe(
      '<p>Hi</p>',
    );
  });
});
