import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The desk: one page whose scripts do the rest. Nothing here is for crawlers, so no server renders it. */
export default defineConfig({
  root: 'console',
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: 'build',
    emptyOutDir: true,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // Its list of what a script imports; browsers that need more than that cannot run the desk.
    modulePreload: { polyfill: false },
  },
});
