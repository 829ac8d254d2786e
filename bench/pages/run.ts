import type { AssetPage } from '../../contract/assets.ts';
import { type Product, startProduct } from '../product.ts';
import { type Claim, report, tableOf } from '../report.ts';
import { measureInTurn } from '../rounds.ts';
import { startEmptyApp } from './empty-app.ts';
import { weigh } from './weigh.ts';

/**
 * What does rendering a page cost, against the same server's static files, its JSON and a page that
 * says next to nothing, and against an empty app of the same router; and what must a first visitor fetch?
 */
const WANTED = { listAgainstJson: 0.75 } as const;
const FIRST_LOAD = { home: 1.6, any: 2.1 } as const;
const SCARCE = '/blog';

const product = await startProduct();
const empty = await startEmptyApp();
try {
  const { search, car } = await someCar(product);
  const file = /"(\/pictures\/[^"]+\.svg)"/.exec((await product.ask('/')).text)?.[1];
  if (!file) throw new Error('The home page shows no picture');
  const get =
    (path: string, headers = {}) =>
    async () => {
      const { status } = await product.ask(path, { headers });
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    };
  // As every browser asks, for the search as for the page that holds it.
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  // Whoever brings a cookie is rendered for, even if no page reads it (decisions 19 and 21).
  const anew = (path: string) => get(path, { cookie: 'unread=1' });
  const rates = await measureInTurn({
    rounds: 3,
    seconds: 1.5,
    atOnce: 4,
    contenders: {
      'a static file': get(file),
      'a page with next to nothing': get(SCARCE),
      'the same, rendered anew': anew(SCARCE),
      'an empty app of the same router': () => empty.ask('/'),
      'the search as JSON': get(search, asBrowser),
      '/, to a newcomer': get('/', asBrowser),
      '/, rendered anew': anew('/'),
      '/assets, to a newcomer': get('/assets', asBrowser),
      '/assets, to a newcomer who takes nothing compressed': get('/assets'),
      '/assets, rendered anew': anew('/assets'),
      '/assets/{id}': get(car),
    },
  });
  const pages = [
    '/',
    '/assets',
    car,
    '/service-areas',
    '/faq',
    '/business',
    '/subscription',
    '/team',
    '/blog',
    '/terms',
  ];
  const weights = [];
  for (const page of pages) {
    weights.push({ page: page === car ? '/assets/{id}' : page, ...(await weigh(product, page)) });
  }
  const share =
    (rates['/assets, to a newcomer']?.perSecond ?? 0) /
    (rates['the search as JSON']?.perSecond ?? 1);
  const claims: Claim[] = [
    {
      claim: '/assets to a newcomer (kept, searched at every view), against the search as JSON',
      wanted: `≥ ${WANTED.listAgainstJson}`,
      got: share.toFixed(2),
      holds: share >= WANTED.listAgainstJson,
    },
    ...weights.map(({ page, scriptKb }) => {
      const most = page === '/' ? FIRST_LOAD.home : FIRST_LOAD.any;
      return {
        claim: `script of ${page}, against an empty app's`,
        wanted: `≤ ${most}`,
        got: (scriptKb / empty.scriptKb).toFixed(2),
        holds: scriptKb / empty.scriptKb <= most,
      };
    }),
  ];
  const emptyWeight = { page: 'an empty app', scriptKb: Number(empty.scriptKb.toFixed(1)) };
  await report(
    'pages',
    { '4 at once': tableOf(rates), 'first load, KB': [emptyWeight, ...weights] },
    claims,
  );
} finally {
  await empty.stop();
  await product.stop();
}

async function someCar({ ask }: Product) {
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 30 });
  const at = (days: number) => `${day.add({ days })}T10:00:00Z`;
  const search = `/api/assets?city=lisbon&from=${at(0)}&to=${at(3)}&size=10`;
  const { text } = await ask(search);
  const [car] = (JSON.parse(text) as AssetPage).assets;
  if (!car) throw new Error('no car is free');
  return { search, car: `/assets/${car.id}` };
}
