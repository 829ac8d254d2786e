import type { LoadRequest } from '../load/generator.ts';
import { type Beside, measureBeside } from '../measure-beside.ts';
import { startProduct } from '../product.ts';
import { latencyRow, memoryRow, type Row } from '../rows.ts';
import { cityIdAt, type Fleet, growFleet } from './grow-fleet.ts';

const thousand = { cities: 1, carsPerCity: 1_000, occupanciesPerCar: 50 };
const tenThousand = { cities: 1, carsPerCity: 10_000, occupanciesPerCar: 50 };
const twoThousand = { cities: 1, carsPerCity: 2_000, occupanciesPerCar: 5 };
const fiftyCities = { ...twoThousand, cities: 50 };
const hundredThousand = { cities: 1, carsPerCity: 100_000, occupanciesPerCar: 5 };

/** What 98,000 cars of other cities may add to a search: a quarter, and what two runs differ by anyway. */
const asAlone = (aloneMs: number) => aloneMs * 1.25 + 5;

/** Is a page of free cars, with the exact total, found quickly enough in fleets of each size? */
export async function measure(seconds: number): Promise<Row[]> {
  const small = await search(thousand, 200, seconds);
  const large = await search(tenThousand, 50, seconds);
  const alone = await search(twoThousand, 100, seconds);
  const amongOthers = await search(fiftyCities, 100, seconds);
  const largest = await search(hundredThousand, 5, seconds);
  return [
    latencyRow({ question: 'search, a city of 1,000 cars', budgetMs: 30, ...small }),
    latencyRow({ question: 'search, 10,000 cars, 500,000 occupancies', budgetMs: 60, ...large }),
    latencyRow({ question: 'search, a city of 2,000 cars', budgetMs: null, ...alone }),
    latencyRow({
      question: 'search, 100,000 cars over 50 cities',
      budgetMs: asAlone(alone.own.p95),
      ...amongOthers,
    }),
    latencyRow({ question: 'search, 100,000 cars in one city', budgetMs: null, ...largest }),
    memoryRow('searches of 10,000 cars', large.memoryMb),
    memoryRow('searches of 100,000 cars', largest.memoryMb),
  ];
}

interface Searched extends Beside {
  readonly perSecond: number;
  readonly memoryMb: number;
}

async function search(fleet: Fleet, perSecond: number, seconds: number): Promise<Searched> {
  const product = await startProduct();
  try {
    const began = performance.now();
    await growFleet(product.databaseUrl, fleet);
    const cars = (fleet.cities * fleet.carsPerCity).toLocaleString('en');
    console.log(`${cars} cars loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const requestAt = searchesOf(fleet.cities);
    await requireCars(product.url + requestAt(0).path);
    const beside = await measureBeside(product, { perSecond, seconds, requestAt });
    return { ...beside, perSecond, memoryMb: await product.memoryMb() };
  } finally {
    await product.stop();
  }
}

/** A search that finds nothing would be quick for the wrong reason. */
async function requireCars(search: string): Promise<void> {
  const answer = await fetch(search);
  const { total = 0 } = (await answer.json()) as { total?: number };
  if (total === 0) throw new Error(`No car is found by ${search}`);
}

const filters = ['', '&transmission=AUTOMATIC', '&page=2', '&seats=5&category=SUV'];

/** Days and lengths differ from one to the next, as do cities; every other one is as the list begins. */
function searchesOf(cities: number): (index: number) => LoadRequest {
  const today = Temporal.Now.plainDateISO('UTC');
  const at = (days: number) => `${today.add({ days })}T10:00:00Z`;
  return (index) => {
    const day = 20 + (index % 97);
    const trip = `from=${at(day)}&to=${at(day + 2 + (index % 5))}`;
    const filter = index % 2 === 0 ? '' : filters[(index >> 1) % filters.length];
    return { path: `/api/assets?city=${cityIdAt(index % cities)}&${trip}${filter}` };
  };
}
