import { measureBeside } from '../measure-beside.ts';
import { startProduct } from '../product.ts';
import { latencyRow, type Row } from '../rows.ts';
import { cityIdAt, growFleet } from '../search/grow-fleet.ts';
import { measureScrolling } from './measure-scrolling.ts';
import { ownerCookie } from './owner-cookie.ts';

const CARS = 100_000;

/** Is a page of the fleet, with filters and the exact total, listed soon enough in a city of 100,000 cars? */
export async function measure(seconds: number): Promise<Row[]> {
  const product = await startProduct();
  try {
    await growFleet(product.databaseUrl, { cities: 1, carsPerCity: CARS, occupanciesPerCar: 5 });
    const headers = { Cookie: await ownerCookie(product.database) };
    const requestAt = (index: number) => ({ path: listAt(index), headers });
    await requireWholeFleet(product.consoleUrl + listAt(0), headers);
    const perSecond = 20;
    const beside = await measureBeside(
      { ...product, url: product.consoleUrl },
      { perSecond, seconds, requestAt },
    );
    const question = 'the fleet list, 100,000 cars in one city';
    return [
      latencyRow({ question, perSecond, budgetMs: 100, ...beside }),
      await measureScrolling(`${product.consoleUrl}/${cityIdAt(0)}/fleet`, headers.Cookie),
    ];
  } finally {
    await product.stop();
  }
}

/** A list that finds nothing would be quick for the wrong reason. */
async function requireWholeFleet(list: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(list, { headers });
  const { total } = (await answer.json()) as { total?: number };
  if (total !== CARS) throw new Error(`${list} answers ${answer.status} and finds ${total} cars`);
}

const views = [
  '',
  '&category=C&category=D',
  '&condition=READY&condition=TO_CLEAN',
  '&papersEndWithinDays=90&sort=papers',
  '&text=polo',
  '&sort=price&order=desc',
  '&category=B&condition=READY&sort=odometer',
  '&text=3f&sort=model&page=2',
  '&page=1000',
  '&sort=condition&page=40',
];

/** Every view in turn, as somebody who works through the fleet asks for them. */
const listAt = (index: number) =>
  `/api/operate/fleet/cars?city=${cityIdAt(0)}&size=50${views[index % views.length]}`;
