import { rentableCars } from '../../../server/testing/rentals/trips.ts';
import type { Product } from '../product.ts';

const AT_ONCE = 4;
const CARS = 50;
const FIRST_DAY = 150;
const DAYS_APART = 3;

/** So many quotes, each for a car and time that no other has; any renter may book from a visitor's. */
export async function makeQuotes({ database, url }: Product, count: number): Promise<string[]> {
  const cars = await rentableCars(database, CARS);
  const today = Temporal.Now.plainDateISO('UTC');
  const at = (days: number) => `${today.add({ days })}T10:00:00Z`;
  const quotes: string[] = [];
  const left = Array(count).keys();
  const makeOneByOne = async () => {
    for (const number of left) {
      const day = FIRST_DAY + DAYS_APART * Math.floor(number / CARS);
      const answer = await fetch(`${url}/api/quotes`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
          // Visitors have addresses of their own: one alone asks for no thousand prices.
          'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify({
          carId: cars[number % CARS],
          startsAt: at(day),
          endsAt: at(day + 2),
        }),
      });
      if (!answer.ok) throw new Error(`A quote was refused: ${await answer.text()}`);
      quotes.push(((await answer.json()) as { id: string }).id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeOneByOne));
  return quotes;
}
