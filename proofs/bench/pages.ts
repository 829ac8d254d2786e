import { prepareNginx } from '../../scripts/setup/nginx.mjs';
import { freePort } from '../../server/testing/free-port.ts';
import { startNginx } from '../cluster/start-nginx.ts';
import { type Asked, type Beside, measureBeside } from './measure-beside.ts';
import { type Product, startProduct } from './product.ts';
import { isWithin, latencyRow, memoryRow, type Row } from './rows.ts';

const HOME_BUDGET_MS = 50;
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
/** No page reads it, but whoever brings a cookie may see something of their own: nothing is cached. */
const asKnown = { ...asBrowser, Cookie: 'unread=1' };

/** Does a page come soon enough: the list rendered for its reader, and home to a newcomer? */
export async function measure(seconds: number): Promise<Row[]> {
  const product = await startProduct();
  try {
    const list = {
      perSecond: 40,
      seconds,
      requestAt: () => ({ path: '/assets?city=lisbon', headers: asKnown }),
    };
    const home = { perSecond: 300, seconds, requestAt: () => ({ path: '/', headers: asBrowser }) };
    const listBeside = await measureBeside(product, list);
    const homeBeside = await measureBeside(product, home);
    const memoryMb = await product.memoryMb();
    const balanced = await measureBehindNginx(product, home);
    return [
      latencyRow({
        question: '`/assets` rendered anew',
        perSecond: list.perSecond,
        budgetMs: 150,
        ...listBeside,
      }),
      ...homeRows(home.perSecond, {
        '`/` to a newcomer': homeBeside,
        ...(balanced && { '`/` to a newcomer, through nginx': balanced }),
      }),
      memoryRow('pages', memoryMb),
    ];
  } finally {
    await product.stop();
  }
}

/** One of the ways must be quick enough; the other one then stands there for the record. */
function homeRows(perSecond: number, ways: Readonly<Record<string, Beside>>): Row[] {
  const isMet = ({ own }: Beside) => isWithin(own, HOME_BUDGET_MS);
  const isMetSomehow = Object.values(ways).some(isMet);
  return Object.entries(ways).map(([question, beside]) => {
    const budgetMs = isMetSomehow && !isMet(beside) ? null : HOME_BUDGET_MS;
    return latencyRow({ question, perSecond, budgetMs, ...beside });
  });
}

/** Behind the nginx that is shipped, which has this one node; null where none can be installed. */
async function measureBehindNginx(product: Product, load: Asked): Promise<Beside | null> {
  try {
    await prepareNginx();
  } catch (error) {
    console.error(error);
    return null;
  }
  const port = await freePort();
  const site = new URL(product.url).host;
  const node = { site, console: site }; // nobody asks the console here
  const consolePort = await freePort();
  const nginx = await startNginx({ port, consolePort, nodes: { 'web-1': node, 'web-2': node } });
  try {
    return await measureBeside({ ...product, url: `http://127.0.0.1:${port}` }, load);
  } finally {
    await nginx.stop();
  }
}
