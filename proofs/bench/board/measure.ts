import { ownerCookie } from '../fleet/owner-cookie.ts';
import { measureBeside } from '../measure-beside.ts';
import { startProduct } from '../product.ts';
import { latencyRow, type Row } from '../rows.ts';
import { growBoard } from './grow-board.ts';
import { measureHands } from './measure-hands.ts';
import { measureOthers } from './measure-others.ts';

/** Five minutes where nobody says otherwise. */
const SCROLLED_TIMES_AS_LONG = 20;

/** Are two weeks of a city with 1,000 cars and 10,000 bookings answered soon enough, and do they follow the hand? */
export async function measure(seconds: number): Promise<Row[]> {
  const product = await startProduct();
  try {
    const cityId = await growBoard(product.databaseUrl);
    const headers = { Cookie: await ownerCookie(product.database) };
    const today = Temporal.Now.plainDateISO('Europe/Lisbon');
    const boardAt = (index: number) =>
      `/api/operate/board?city=${cityId}&day=${today.add({ days: index % 7 })}`;
    await requireWholeBoard(product.consoleUrl + boardAt(0), headers);
    const perSecond = 2;
    const beside = await measureBeside(
      { ...product, url: product.consoleUrl },
      { perSecond, seconds, requestAt: (index) => ({ path: boardAt(index), headers }) },
    );
    const question = 'two weeks of the board, 1,000 cars and 10,000 bookings';
    return [
      latencyRow({ question, perSecond, budgetMs: 150, ...beside }),
      await measureOthers({ consoleUrl: product.consoleUrl, cityId, cookie: headers.Cookie }),
      ...(await measureHands({
        board: `${product.consoleUrl}/${cityId}/board`,
        cookie: headers.Cookie,
        scrolledSeconds: seconds * SCROLLED_TIMES_AS_LONG,
      })),
    ];
  } finally {
    await product.stop();
  }
}

/** A board without cars or bars would be quick for the wrong reason. */
async function requireWholeBoard(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  const { cars = [] } = (await answer.json()) as { cars?: { bars: unknown[] }[] };
  const bars = cars.reduce((sum, car) => sum + car.bars.length, 0);
  if (cars.length !== 1_000 || bars < 3_000) {
    throw new Error(`${url} answers ${answer.status} with ${cars.length} cars and ${bars} bars`);
  }
}
