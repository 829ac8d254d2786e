import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { keepPages } from './http/keep-pages.ts';
import { type BuiltPages, createPageRenderer, type PageRenderer } from './http/pages.ts';
import { StartupError } from './startup-error.ts';

const root = path.join(import.meta.dirname, '..');
const built = path.join(root, 'build');

export interface Pages {
  readonly render: PageRenderer;
  readonly staticFolders: readonly string[];
  readonly middleware:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | null;
  close(): Promise<void>;
}

/** The built pages, or with hot reload the sources through Vite. */
export function openPages(config: Config, server: Server, clock: Clock): Promise<Pages> {
  return config.hotReload ? openSources(config, server) : openBuild(config, clock);
}

async function openBuild({ publicUrl }: Config, clock: Clock): Promise<Pages> {
  const entry = path.join(built, 'server/index.js');
  if (!existsSync(entry)) {
    throw new StartupError('The pages are not built yet; run "npm start", which builds them.');
  }
  const build: BuiltPages = await import(entry);
  const { standingPaths, passingPaths } = build.entry.module;
  const paths = new Map([
    ...standingPaths.map((path) => [path, 'day'] as const),
    ...passingPaths.map((path) => [path, 'minute'] as const),
  ]);
  return {
    render: keepPages(
      createPageRenderer(async () => build, 'production', publicUrl),
      { paths, clock, publicUrl },
    ),
    staticFolders: [path.join(built, 'client')],
    middleware: null,
    close: async () => {},
  };
}

async function openSources({ publicUrl }: Config, server: Server): Promise<Pages> {
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
      publicUrl,
    ),
    staticFolders: [path.join(root, '.cache/public')],
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
