import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allPictures } from '../ui/drawings/all-pictures.ts';

const [outDir] = process.argv.slice(2);
if (outDir === undefined) {
  console.error('Usage: node scripts/draw-pictures.ts <outDir>');
  process.exit(1);
}

const folders = new Set<string>();
let files = 0;
let bytes = 0;
for (const { name, svg } of allPictures()) {
  const file = join(outDir, name);
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, svg);
  files += 1;
  bytes += Buffer.byteLength(svg);
}
console.log(`${files} pictures, ${Math.round(bytes / 1024)} KB, in ${outDir}`);
