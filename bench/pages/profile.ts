// Where the time of a rendered page goes: node bench/pages/profile.ts [/assets]
import { startPostgres } from '../../server/testing/start-postgres.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { createAsk, inProduction } from '../product.ts';
import { report } from '../report.ts';
import { recordProfile } from './record-profile.ts';
import { sharesOf } from './shares.ts';

const WARM_UP_VIEWS = 200;
const VIEWS = 300;
const page = process.argv[2] ?? '/assets';

const postgres = await startPostgres();
try {
  const server = await startServer({
    name: 'profile',
    // Any free port; it tells which one.
    nodeOptions: ['--inspect=127.0.0.1:0'],
    settings: { ...inProduction, DATABASE_URL: postgres.url },
  });
  const { ask, close } = createAsk(server.url);
  const view = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      // As browsers ask; the cookie says that this visitor's page is not a kept one.
      const { status } = await ask(page, {
        headers: { 'Accept-Encoding': 'br', cookie: 'search=' },
      });
      if (status !== 200) throw new Error(`${page} answers ${status}`);
    }
  };
  try {
    await view(WARM_UP_VIEWS);
    const [, inspector = ''] = /listening on (ws:\S+)/.exec(server.output()) ?? [];
    const profile = await recordProfile(inspector, () => view(VIEWS));
    const { byPart, byPlace } = await sharesOf(profile, VIEWS);
    await report(
      'profile',
      { [`${page}, by part`]: byPart, [`${page}, the costliest places`]: byPlace },
      [],
    );
  } finally {
    close();
    await server.stop();
  }
} finally {
  await postgres.stop();
}
