import { expect } from 'vitest';
import { type Booking, ModificationPrice } from '../../../contract/bookings.ts';
import { DriveList } from '../../../contract/drivers.ts';
import { ErrorAnswer } from '../../../contract/errors.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { openPostOffice } from '../post-office.ts';
import { cookiesOf, strangersOf } from '../strangers.ts';
import { testOrigin } from '../test-app.ts';
import { laterTrip, type Rental } from './rental.ts';

const manhattan = { latitude: 40.7527, longitude: -73.9772, name: '89 E 42nd St, New York' };
const newYork = { delivery: manhattan, return: manhattan };

interface Person {
  readonly email: string;
  readonly cookie: string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>;
}

/** A renter's trips and those who are invited to drive on them. */
export function driversOf(rental: () => Rental) {
  const ask = strangersOf(() => rental().app);
  let people = 0;

  /** Somebody with an account, verified unless said otherwise. */
  async function person(more: Record<string, unknown> = {}): Promise<Person> {
    people += 1;
    const email = `co-driver-${people}@handover.example`;
    const account = { name: `Driver Number ${people}`, email, password: 'a long enough one' };
    const answer = await ask('/api/auth/sign-up/email', account);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const cookie = cookiesOf(answer);
    await rental()
      .db.updateTable('users')
      .set({
        email_verified: true,
        licence_verified: true,
        identity_verified: true,
        birthdate: '1990-01-01',
        ...more,
      })
      .where('email', '=', email)
      .execute();
    const call = async (method: string, path: string, body?: unknown) =>
      rental().app.request(path, {
        method,
        headers: {
          cookie,
          Origin: testOrigin,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return { email, cookie, call };
  }

  async function bookWith(drivers: readonly string[], city: 'lisbon' | 'new-york' = 'lisbon') {
    const car = await rental().freeCar(city);
    const extras = drivers.length > 0 ? [`${city}-driver`] : [];
    const driverCount = Math.max(1, drivers.length);
    const { id } = await rental().quote(car, laterTrip, { extras, driverCount });
    const stops = city === 'new-york' ? newYork : {};
    const { id: requestId } = await rental().request(id, await rental().ownCard(), {
      drivers,
      ...stops,
    });
    const ended = await rental().work(requestId);
    expect(ended.status, ended.errorCode ?? '').toBe('accepted');
    return rental().booking(ended.bookingId ?? '');
  }

  const drivesOf = async ({ call }: Person) =>
    DriveList.parse(await (await call('GET', '/api/me/drives')).json()).drives;
  const accept = ({ call }: Person, { id }: { readonly id: string }) =>
    call('POST', `/api/me/drives/${id}/acceptance`);
  const accepted = async (who: Person, drive: { readonly id: string }) => {
    const answer = await accept(who, drive);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const codeOf = async (answer: Response) => ErrorAnswer.parse(await answer.json()).error.code;
  const states = async ({ id }: Booking) =>
    (await rental().booking(id)).drivers.additional.map(({ state }) => state);
  const driverOf = (booking: Booking, index = 0) => {
    const driver = booking.drivers.additional[index];
    if (!driver) throw new Error('There is no such driver.');
    return driver;
  };
  const modifications = ({ id }: Booking) => `/api/bookings/${id}/modifications`;
  const priceOf = (booking: Booking, driver: object) =>
    rental().done(`${modifications(booking)}/price`, { driver }, ModificationPrice);
  async function change(booking: Booking, driver: object) {
    const { total } = await priceOf(booking, driver);
    const wish = { driver, agreedTotal: total };
    const { id } = await rental().done(modifications(booking), wish, RequestRecord);
    const ended = await rental().work(id);
    expect(ended.status, ended.errorCode ?? '').toBe('accepted');
    return rental().booking(booking.id);
  }
  const subjectsTo = async (email: string) => {
    const office = openPostOffice(rental().app);
    return (await office.mailTo(email)).map(({ subject }) => subject).reverse();
  };
  /** What the renter was told about who drives on this booking. */
  const toldRenter = async ({ id }: Booking) => {
    const { rows } = await rental().app.deps.database.pool.query<{ template: string }>(
      `SELECT template FROM outgoing_mail
       WHERE user_id = $1 AND template LIKE 'driver-%' AND event_key LIKE '%' || $2 || '%'`,
      [rental().userId, id],
    );
    return rows.map(({ template }) => template);
  };
  const days = (n: number) =>
    rental()
      .app.deps.clock.now()
      .add({ hours: 24 * n });

  return {
    person,
    bookWith,
    drivesOf,
    accept,
    accepted,
    codeOf,
    states,
    driverOf,
    modifications,
    priceOf,
    change,
    subjectsTo,
    toldRenter,
    days,
  };
}
