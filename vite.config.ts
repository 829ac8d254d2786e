import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const web = path.join(import.meta.dirname, 'web');
/** The second under the name that React Router gives it in the browser's build. */
const alwaysLoaded = [
  path.join(web, 'entry.client.tsx'),
  path.join(web, 'root.tsx?__react-router-build-client-route'),
];
let everyPages: ReadonlySet<string> | null = null;

/** For what every page imports, directly or not; what is fetched only when it is needed is no part of it. */
const ofEveryPage = (name: string) => (id: string, modules: Modules) => {
  everyPages ??= importedBy(alwaysLoaded, modules);
  return everyPages.has(id) ? name : null;
};

function importedBy(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(files);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Two files instead of two dozen: fewer to ask for, and smaller, since what is packed together is packed
 * better. The libraries are apart because they change less often than we do. Decision 26.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: ofEveryPage('libraries'), test: /[\\/]node_modules[\\/]/, priority: 1 },
  { name: ofEveryPage('every-page') },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // Found before the first page is asked for: a package discovered later would bring a second React.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.*'] },
  // Vite's default folder is /assets/, which is our list of vehicles.
  build: { assetsDir: 'static', assetsInlineLimit: 0 },
  // Packed in, React is the production one whatever NODE_ENV says when the server starts.
  ssr: { noExternal: command === 'build' ? true : [] },
  // Beside the server's pages lies where each line came from: profiles and traces name our own files.
  environments: {
    ssr: {
      build: { sourcemap: true },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
}));
