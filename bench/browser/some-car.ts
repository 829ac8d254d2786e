import type { AssetPage } from '../../contract/assets.ts';

/** The address of a car of the sample fleet that can be rented. */
export async function someCar(url: string): Promise<string> {
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 30 });
  const at = (days: number) => `${day.add({ days })}T10:00:00Z`;
  const answer = await fetch(`${url}/api/assets?city=lisbon&from=${at(0)}&to=${at(3)}&size=1`);
  if (!answer.ok) throw new Error(`The search answered ${answer.status}: ${await answer.text()}`);
  const { assets } = (await answer.json()) as AssetPage;
  const [car] = assets;
  if (!car) throw new Error('No car of the sample fleet is free in Lisbon');
  return `/assets/${car.id}`;
}
