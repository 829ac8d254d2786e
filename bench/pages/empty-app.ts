import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../server/testing/free-port.ts';
import { startKeptProcess } from '../../server/testing/kept-process.ts';
import { createAsk } from '../product.ts';

/** Within the project, because a build looks for its packages upwards. */
const folder = path.resolve('.cache/empty-app');

/** The least that this router calls an app, built and rendered by the very packages of ours. */
const files = {
  'package.json': '{ "type": "module" }',
  'react-router.config.ts': 'export default { ssr: true };',
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
    export default { plugins: [reactRouter()] };`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes';
    export default [index('home.tsx')];`,
  'app/home.tsx': 'export default function Home() { return <p>Nothing.</p>; }',
  'app/root.tsx': `import { Outlet, Scripts } from 'react-router';
    export default function Root() {
      return <html lang="en"><head><title>Nothing</title></head><body><Outlet /><Scripts /></body></html>;
    }`,
};

export interface EmptyApp {
  /** What its page makes a browser fetch, compressed as it travels. */
  readonly scriptKb: number;
  ask(path: string): Promise<{ readonly status: number }>;
  stop(): Promise<void>;
}

export async function startEmptyApp(): Promise<EmptyApp> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const router = path.resolve('node_modules/@react-router/dev/bin.cjs');
  await promisify(execFile)(process.execPath, [router, 'build'], { cwd: folder });

  const port = await freePort();
  const server = startKeptProcess(
    {
      command: process.execPath,
      args: [path.join(import.meta.dirname, 'serve-empty-app.ts'), folder, String(port)],
      folder,
      signal: 'SIGTERM',
    },
    { ...process.env, NODE_ENV: 'production' },
  );
  const { ask, close } = createAsk(`http://127.0.0.1:${port}`);
  for (;;) {
    const status = await ask('/').then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 200) break;
    if (server.ended()) throw new Error(`The empty app did not start:\n${server.output()}`);
  }
  return {
    scriptKb: await scriptKbOf((await ask('/')).text),
    ask,
    async stop() {
      close();
      await server.stop();
    },
  };
}

async function scriptKbOf(html: string): Promise<number> {
  const names = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name));
  if (names.size === 0) throw new Error('The empty app names no script');
  let bytes = 0;
  for (const name of names) {
    bytes += gzipSync(await readFile(path.join(folder, 'build/client', name))).length;
  }
  return bytes / 1024;
}
