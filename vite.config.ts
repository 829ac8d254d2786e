import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // Vite's default folder is /assets/, which is our list of vehicles.
  // Found before the first page is asked for: a package discovered later would bring a second React.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.*'] },
  build: { assetsDir: 'static', assetsInlineLimit: 0 },
});
