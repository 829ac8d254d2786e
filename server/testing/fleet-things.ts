import { randomUUID } from 'node:crypto';
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

/** A file with that one car. */
export const carLine = (plate: string) =>
  [
    'Plate,Make,Model,Year,Class,Body,Transmission,Fuel type,Seats,Doors,Suitcases,Price a day,Latitude,Longitude',
    `${plate},Volkswagen,Polo,2025,B,Economy,Manual,Gas,5,5,2,12.00,38.7253,-9.15`,
  ].join('\r\n');

export const savedView = {
  name: 'To clean',
  view: {
    text: '',
    category: null,
    condition: 'TO_CLEAN',
    papersEndWithinDays: null,
    serviceDue: false,
    retired: false,
    sort: 'plate',
    order: 'asc',
  },
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
    /** One of whoever asks: nobody else's can be removed. */
    async view(asker: { readonly id: string }) {
      return app()
        .deps.database.kysely.insertInto('fleet_views')
        .values({
          staff_id: asker.id,
          name: randomUUID(),
          view: JSON.stringify(savedView.view),
          created_at: app().deps.clock.now().toString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
    /** Looked at, so that it can be sent. */
    async carImport() {
      const csv = carLine(`X${randomUUID().slice(0, 8)}`);
      const body = { cityId: 'lisbon', csv };
      const { columns, digest } = await (await owner()).previewImport({ body });
      return { ...body, digest, columns: columns.map(({ field }) => field) };
    },
    /** Of a car that is there, looked at, too; dearer each time. */
    async fleetEdit() {
      const api = await owner();
      const { cars } = await api.listFleet({ query: { city: 'lisbon', size: '1' } });
      const by = { amount: 10_000, currency: 'EUR', precision: 4 } as const;
      const body = { cityId: 'lisbon', change: { price: { kind: 'amount', by } } } as const;
      const which = { ids: cars.map(({ id }) => id) };
      const { lines } = await api.previewFleetEdit({ body: { ...body, which } });
      return { ...body, cars: lines.map(({ seen }) => seen) };
    },
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
