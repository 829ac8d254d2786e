import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // Vite's default folder is /assets/, which is our list of vehicles.
  build: { assetsDir: 'static', assetsInlineLimit: 0 },
});
