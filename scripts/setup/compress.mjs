import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|html|txt|xml|webmanifest)$/;
const WORTH_IT_FROM_BYTES = 1024;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** Leaves a compressed copy beside each file, so that the server compresses none while it answers. */
export async function compressFiles(/** @type {string} */ folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) await compressFiles(file);
      else if (COMPRESSIBLE.test(entry.name)) await compressFile(file);
    }),
  );
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < WORTH_IT_FROM_BYTES) return;
  // The best quality is worth its time for the few scripts and styles, not for a thousand pictures.
  const quality = file.endsWith('.svg') ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.br`, await withBrotli(content, { params }));
  await writeFile(`${file}.gz`, await withGzip(content));
}
