// node bench/balanced/run.ts <address through nginx> <address of one node>, as `npm run cluster` shows them
import { createAsk } from '../product.ts';
import { report, tableOf } from '../report.ts';
import { measureInTurn } from '../rounds.ts';

/** What do two nodes behind nginx give, beside one of them asked directly, all on this machine's cores? */
const [balanced, direct] = process.argv.slice(2);
if (!balanced || !direct) {
  console.error(
    'Start `npm run cluster` and name two of its addresses: through nginx, and one node.',
  );
  process.exit(2);
}
const AT_ONCE = 8;
const DAYS = 300;
const asBrowser = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };

const today = Temporal.Now.plainDateISO('UTC');
const at = (days: number) => `${today.add({ days })}T10:00:00Z`;
const search = (day: number, nights: number, size: number) =>
  `/api/assets?city=lisbon&from=${at(day)}&to=${at(day + nights)}&size=${size}`;
let asked = 0;
const another = () => {
  asked += 1;
  return search(30 + (asked % DAYS), 2 + (asked % 5), 5 + (asked % 6));
};

function contendersAt(place: string, url: string) {
  const { ask } = createAsk(url);
  const get = (path: () => string, options?: typeof asBrowser) => async () => {
    const { status } = await ask(path(), options);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
  };
  const alike = search(30, 3, 10);
  return {
    [`the same search, ${place}`]: get(() => alike),
    [`searches that differ, ${place}`]: get(another),
    [`/assets to newcomers, ${place}`]: get(() => '/assets', asBrowser),
  };
}

const rates = await measureInTurn({
  rounds: 5,
  seconds: 2,
  atOnce: AT_ONCE,
  contenders: { ...contendersAt('nginx', balanced), ...contendersAt('one node', direct) },
});
await report('balanced', { [`${AT_ONCE} at once`]: tableOf(rates) }, []);
process.exit(); // connections are kept
