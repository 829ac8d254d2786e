import type { Insertable } from 'kysely';
import type { Grant } from '../../domain/permissions.ts';
import type { Tables } from '../db/schema.ts';
import { createRandom } from './random.ts';

const password = 'handover-sample';
const inLisbon = (role: Exclude<Grant['role'], 'owner'>): Grant => ({ role, cityId: 'lisbon' });

/** Who can sign in to the console; the start-up message and the tests list them. */
export const sampleStaff = [
  {
    email: 'owner@handover.example',
    name: 'Sample Owner',
    password,
    grants: [{ role: 'owner', cityId: null }],
    description: 'owner, of all cities',
  },
  {
    email: 'dispatcher@handover.example',
    name: 'Sample Dispatcher',
    password,
    grants: [inLisbon('dispatcher')],
    description: 'dispatcher in Lisbon',
  },
  {
    email: 'desk@handover.example',
    name: 'Sample Desk',
    password,
    grants: [inLisbon('desk')],
    description: 'desk in Lisbon',
  },
  {
    email: 'fleet@handover.example',
    name: 'Sample Fleet Hand',
    password,
    grants: [inLisbon('fleet-hand')],
    description: 'fleet hand in Lisbon',
  },
  {
    email: 'driver-one@handover.example',
    name: 'Sample Driver One',
    password,
    grants: [inLisbon('driver')],
    description: 'driver in Lisbon',
  },
  {
    email: 'driver-two@handover.example',
    name: 'Sample Driver Two',
    password,
    grants: [inLisbon('driver'), { role: 'driver', cityId: 'new-york' }],
    description: 'driver in Lisbon and New York',
  },
] as const satisfies readonly {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly grants: readonly Grant[];
  readonly description: string;
}[];

/** Ids of their own chance, so that everything else of the sample data stays as it was. */
export function staffRows(now: Temporal.Instant, passwordHash: string, seed: number) {
  const random = createRandom(seed + 1);
  const joined = new Date(now.subtract({ hours: 24 * 300 }).epochMilliseconds);
  const times = { created_at: joined, updated_at: joined };
  const staff: Insertable<Tables['staff']>[] = [];
  const roles: Insertable<Tables['staff_roles']>[] = [];
  const credentials: Insertable<Tables['staff_credentials']>[] = [];
  for (const { email, name, grants } of sampleStaff) {
    const id = random.uuid();
    staff.push({ id, name, email, email_verified: true, joined_at: joined, ...times });
    roles.push(...grants.map(({ role, cityId }) => ({ staff_id: id, role, city_id: cityId })));
    credentials.push({
      id: random.uuid(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: passwordHash,
      ...times,
    });
  }
  return { staff, roles, credentials };
}
