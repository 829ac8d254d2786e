import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

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
  environments: { ssr: { build: { sourcemap: true } } },
}));
