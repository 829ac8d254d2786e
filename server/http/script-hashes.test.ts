import { expect, it } from 'vitest';
import { scriptHashes } from './script-hashes.ts';

/** By `openssl dgst -sha256 -binary | base64`. */
const hashOfAlert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it('names what each inline script says, once', () => {
  const html = '<head><script>alert(1)</script></head><body><p>…</p><script>alert(1)</script>';
  expect(scriptHashes(html)).toEqual([hashOfAlert]);
});

it('takes a script as the browser reads it', () => {
  const [hash, ...more] = scriptHashes('<script type="module" async>"<p>&lt;\u00e9"\r\n</script>');
  expect(more).toEqual([]);
  expect([hash]).toEqual(scriptHashes('<script>"<p>&lt;\u00e9"\n</script>'));
});

it('leaves out files, and what only looks like a script', () => {
  const html =
    '<script src="/a.js"></script><!-- <script>1</script> --><p title="<script>2</script>"></p>' +
    '<style>p::before { content: "<script>3</script>" }</style>';
  expect(scriptHashes(html)).toEqual([]);
});
