// Prepares what is named, for an image or by hand: node scripts/setup.mjs packages web chromium
// Plain JavaScript for any Node from 18 on: it runs before the project's own Node is installed.
import { prepare } from './setup/prepare.mjs';

try {
  await prepare(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
