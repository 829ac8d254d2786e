import { startServer } from '../../server/testing/start-server.ts';

/** The built pages with sample data, as the browser tests see them. */
export default async function startPages(): Promise<() => Promise<void>> {
  const server = await startServer({
    name: 'screenshots',
    settings: { NODE_ENV: 'test', TRUST_PROXY: 'on' },
  });
  process.env['BASE_URL'] = server.url;
  process.env['CONSOLE_BASE_URL'] = server.consoleUrl;
  return () => server.stop();
}
