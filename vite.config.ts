import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

const web = path.join(import.meta.dirname, 'web');
const alwaysLoaded = [
  path.join(web, 'entry.client.tsx'),
  path.join(web, 'root.tsx?__react-router-build-client-route'),
];

type Modules = Rolldown.ChunkingContext;
let known: ReadonlySet<string> | null = null;

/** What every page imports, directly or not; what is fetched only when it is needed is no part of it. */
function isOnEveryPage(id: string, modules: Modules): boolean {
  known ??= importedBy(alwaysLoaded, modules);
  return known.has(id);
}

function importedBy(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(files);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Two files instead of two dozen: fewer to ask for, and smaller, since what is packed together is packed
 * better. The libraries are apart because they change less often than we do.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, modules) => (isOnEveryPage(id, modules) ? 'libraries' : null),
    test: /[\\/]node_modules[\\/]/,
    priority: 1,
  },
  { name: (id, modules) => (isOnEveryPage(id, modules) ? 'every-page' : null) },
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
    ssr: { build: { sourcemap: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
}));
