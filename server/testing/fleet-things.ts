import sharp from 'sharp';
import type { TestApp } from './test-app.ts';

/** A car as somebody writes it down, without plate and VIN, which are its own. */
export const newCar = {
  cityId: 'lisbon',
  brand: 'Volkswagen',
  model: 'Polo',
  year: 2025,
  category: 'B',
  bodyType: 'ECONOMY',
  seats: 5,
  doors: 5,
  luggages: 2,
  transmission: 'MANUAL',
  propulsionType: 'GAS',
  pricePerDay: { amount: 120_000, currency: 'EUR', precision: 4 },
  base: { latitude: 38.7253, longitude: -9.15 },
} as const;

export const newBlock = {
  reason: 'SERVICE',
  startsAt: '2027-03-20T09:00:00Z',
  endsAt: '2027-03-23T09:00:00Z',
} as const;

const white = { width: 480, height: 270, channels: 3, background: '#ffffff' } as const;
const picture = new Uint8Array(await sharp({ create: white }).png().toBuffer());

/** Things of the fleet, made anew by the sample owner, as the parameters of an operation's path. */
export function fleetThings(app: () => TestApp) {
  const owner = async () => (await app().operate('owner@handover.example')).api;
  const car = async () => ({ id: (await (await owner()).addCar({ body: newCar })).id });
  return {
    car,
    picture,
    async photograph() {
      const { name } = await (await owner()).storePhotograph({ body: picture });
      return { name };
    },
    async retiredCar() {
      const params = await car();
      await (await owner()).retireCar({ params, body: {} });
      return params;
    },
    async block() {
      const { id } = await (await owner()).blockCar({ params: await car(), body: newBlock });
      return { id };
    },
  };
}
