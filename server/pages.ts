import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Config } from './config.ts';
import { type BuiltPages, createPageRenderer } from './http/page-renderer.ts';
import type { Pages } from './http/pages.ts';
import type { Log } from './log.ts';
import { StartupError } from './startup-error.ts';

const root = path.join(import.meta.dirname, '..');
const built = path.join(root, 'build');

interface OpenPages extends Pages {
  readonly staticFolders: readonly string[];
  readonly middleware:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | null;
  close(): Promise<void>;
}

/** The built pages, or with hot reload the sources through Vite. */
export function openPages(config: Config, server: Server, log: Log): Promise<OpenPages> {
  return config.hotReload ? openSources(server) : openBuild(log);
}

async function openBuild(log: Log): Promise<OpenPages> {
  const entry = path.join(built, 'server/index.js');
  if (!existsSync(entry)) {
    throw new StartupError('The pages are not built yet; run "npm start", which builds them.');
  }
  const build: BuiltPages = await import(entry);
  build.entry.module.reportErrorsTo((err) => log.error({ err }, 'a page failed'));
  return {
    render: createPageRenderer(async () => build, 'production'),
    publicPaths: build.entry.module.publicPaths,
    staticFolders: [path.join(built, 'client')],
    middleware: null,
    close: async () => {},
  };
}

async function openSources(server: Server): Promise<OpenPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    render: createPageRenderer(
      () => vite.ssrLoadModule('virtual:react-router/server-build'),
      'development',
    ),
    publicPaths: [], // so that a change is seen at once
    staticFolders: [path.join(root, '.cache/public')],
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
