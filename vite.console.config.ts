import { createHash } from 'node:crypto';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const inConsole = (file: string) => path.join(import.meta.dirname, 'console', file);
const WORKER = 'drive-worker';
/** Served beside the build, under names of their own. */
const beside = ['/drive/icon-192.png', '/drive/icon-512.png', '/pictures/favicon.svg'];

/**
 * Writes in front of the service worker which files the driver's app is made of. They are named by their content, so
 * another build is another worker, which is how a browser notices it.
 */
function filesOfDrive(): Plugin {
  return {
    name: 'files-of-drive',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle);
      const worker = chunks.find((one) => one.type === 'chunk' && one.name === WORKER);
      const app = chunks.find(
        (one) => one.type === 'chunk' && one.facadeModuleId === inConsole('drive/index.html'),
      );
      if (worker?.type !== 'chunk' || app?.type !== 'chunk') return;
      const manifest = chunks.find(({ fileName }) => fileName.endsWith('.webmanifest'));
      const found = [...filesOf(app, bundle), ...(manifest ? [manifest.fileName] : [])];
      const files = [...found.map((name) => `/${name}`), ...beside].sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = `const driveBuild=${JSON.stringify({ version, files })};${worker.code}`;
    },
  };
}

/** A script, what it imports now or later, and the styles and fonts that come with it. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set([chunk.fileName]);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') {
      for (const imported of [...file.imports, ...file.dynamicImports]) found.add(imported);
      for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
      for (const asset of file.viteMetadata?.importedAssets ?? []) found.add(asset);
    } else if (file && name.endsWith('.css')) {
      for (const [, font = ''] of String(file.source).matchAll(/url\(["']?\/?([^)"']+)/g)) {
        if (font in bundle) found.add(font);
      }
    }
  }
  return found;
}

/** The desk and the driver's app: pages whose scripts do the rest. Nothing here is for crawlers, so no server renders it. */
export default defineConfig({
  root: 'console',
  publicDir: false,
  plugins: [tailwindcss(), filesOfDrive()],
  build: {
    outDir: 'build',
    emptyOutDir: true,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // The oldest browsers that docs/operations.md promises.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Its list of what a script imports; browsers that need more than that cannot run the desk.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        desk: inConsole('index.html'),
        drive: inConsole('drive/index.html'),
        [WORKER]: inConsole('drive/worker/worker.ts'),
      },
      output: {
        // At the root and under one name, so that it may look after all of /drive.
        entryFileNames: ({ name }) =>
          name === WORKER ? `${WORKER}.js` : 'static/[name]-[hash].js',
      },
    },
  },
});
