import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OperateAccess,
  type OperateOperationName,
  operateOperations,
} from '../../../contract/operate/operations.ts';
import { operateRoutes } from '../../../contract/operate/routes.ts';
import { mayDoSomewhere, type Role, roles } from '../../../domain/permissions.ts';
import { buildConsole } from '../../console-app.ts';
import { openRecordWatch, type RecordWatch } from '../../db/record-watch.ts';
import { anotherCarThings } from '../../testing/another-car-things.ts';
import { timeMoveThings } from '../../testing/board-things.ts';
import { catalogueThings, newExtra, newProtection } from '../../testing/catalogue-things.ts';
import { citiesThings, newArea, newCity } from '../../testing/cities-things.ts';
import { claimThings } from '../../testing/claim-things.ts';
import { deskThings } from '../../testing/desk-things.ts';
import { driveThings } from '../../testing/drive-things.ts';
import { carLine, fleetThings, newBlock, newCar, savedView } from '../../testing/fleet-things.ts';
import { phoneThings } from '../../testing/phone-things.ts';
import { renterThings } from '../../testing/renter-things.ts';
import { openOperator, type StaffTestPerson } from '../../testing/staff.ts';
import { createTestApp, type TestApp, testConsoleOrigin } from '../../testing/test-app.ts';
import { createStaffSessions } from '../staff/staff-sessions.ts';

/**
 * Every operation of the console, asked as every role and by strangers. Who gets it follows from the contract and
 * the rules; how it is asked stands here. A new operation does not compile until its row is written down.
 */
interface Row {
  /** Made anew for each who asks: a write may take it away. */
  readonly things?: (asker: StaffTestPerson) => Promise<Readonly<Record<string, string>>>;
  readonly query?: string;
  readonly body?: () => unknown;
  readonly status: number;
}

const person = openOperator(() => app);
const fleet = fleetThings(() => app);
const catalogue = catalogueThings(() => app);
const cities = citiesThings(() => app);
const oil = { name: 'Oil', everyKm: 15_000, everyMonths: 12, lastKm: 0, lastOn: '2027-01-01' };
const desk = { role: 'desk', cityId: 'lisbon' } as const;
const somebody = { things: async () => ({ id: (await person(desk)).id }) };
const theirSession = async (own: StaffTestPerson | null) => {
  const { id } = own ?? (await person(desk));
  return { id, sessionId: (await person.session(id)).sessionId };
};

const swap = anotherCarThings(() => app);
const move = timeMoveThings(() => app);
const bookings = deskThings(() => app);
const claims = claimThings(() => app);
const decided = { decision: 'uphold', words: 'The toll has your plate and the hour.' };
const phone = phoneThings(() => app);
const theirs = renterThings(() => app);
const drive = driveThings(() => app);
const because = () => ({ reason: 'asked by phone' });
const euro = { amount: 10_000, currency: 'EUR', precision: 4 } as const;
let jobOf = '';

const matrix: Record<OperateOperationName, Row> = {
  getSelf: { status: 200 },
  listOwnSessions: { status: 200 },
  endOwnSession: {
    things: async (asker) => ({ id: (await theirSession(asker)).sessionId }),
    status: 200,
  },
  listOwnFactors: { status: 200 },
  listStaff: { status: 200 },
  inviteStaff: {
    body: () => ({ name: 'Some Body', email: `${randomUUID()}@example.org`, grants: [desk] }),
    status: 201,
  },
  resendStaffInvitation: { ...somebody, status: 200 },
  changeStaffRoles: {
    ...somebody,
    body: () => ({ grants: [{ role: 'claims', cityId: 'lisbon' }] }),
    status: 200,
  },
  removeStaff: { ...somebody, body: () => ({ reason: 'left' }), status: 200 },
  clearStaffFactors: { ...somebody, body: () => ({ reason: 'lost phone' }), status: 200 },
  listStaffSessions: { ...somebody, status: 200 },
  endStaffSession: { things: () => theirSession(null), status: 200 },
  listAudit: { query: '?size=5', status: 200 },
  listAuditActors: { status: 200 },
  listFleet: { query: '?city=lisbon', status: 200 },
  listFleetViews: { status: 200 },
  saveFleetView: { body: () => savedView, status: 201 },
  removeFleetView: { things: fleet.view, status: 200 },
  exportFleet: { query: '?city=lisbon', status: 200 },
  getCarFileTemplate: { status: 200 },
  previewImport: { body: () => ({ cityId: 'lisbon', csv: carLine('LN 10 AB') }), status: 200 },
  previewFleetEdit: {
    body: () => ({ cityId: 'lisbon', which: { ids: [] }, change: { offered: true } }),
    status: 200,
  },
  editFleet: { body: fleet.fleetEdit, status: 201 },
  importCars: { body: fleet.carImport, status: 201 },
  addCar: { body: () => newCar, status: 201 },
  getFleetCar: { things: fleet.car, status: 200 },
  getCarHistory: { things: fleet.car, status: 200 },
  editCar: { things: fleet.car, body: () => ({ version: 1, seats: 4 }), status: 200 },
  copyCar: { things: fleet.car, body: () => ({}), status: 201 },
  retireCar: { things: fleet.car, body: () => ({ reason: 'sold' }), status: 200 },
  bringBackCar: { things: fleet.retiredCar, status: 200 },
  planService: { things: fleet.car, body: () => ({ version: 1, tasks: [oil] }), status: 200 },
  sayState: { things: fleet.car, body: () => ({ odometerKm: 40 }), status: 200 },
  blockCar: { things: fleet.car, body: () => newBlock, status: 201 },
  editBlock: { things: fleet.block, body: () => ({ note: 'Brakes' }), status: 200 },
  endBlock: { things: fleet.block, status: 200 },
  storePhotograph: { body: () => fleet.picture, status: 201 },
  getWholePhotograph: { things: fleet.photograph, status: 200 },
  cropPhotograph: {
    things: fleet.photograph,
    body: () => ({ left: 0, top: 0, width: 1 }),
    status: 201,
  },
  setPhotos: { things: fleet.car, body: () => ({ version: 1, photos: [] }), status: 200 },
  listSettings: { status: 200 },
  changeSetting: {
    things: catalogue.setting,
    body: () => ({ version: 1, value: { noticeHours: 3 } }),
    status: 200,
  },
  listDeskCities: { status: 200 },
  getDeskCity: { things: cities.lisbon, status: 200 },
  addCity: { body: newCity, status: 201 },
  editCity: { things: cities.lisbon, body: cities.edit, status: 200 },
  listDeskAreas: { things: cities.lisbon, status: 200 },
  addArea: { things: cities.lisbon, body: () => newArea, status: 201 },
  editArea: {
    things: cities.lisbonArea,
    body: () => ({ version: 1, name: 'Alfama' }),
    status: 200,
  },
  removeArea: { things: cities.lisbonArea, status: 200 },
  findDeskPlaces: { things: cities.lisbon, query: '?q=avenida', status: 200 },
  listOtherCars: { things: swap.things, status: 200 },
  giveAnotherCar: { ...swap, status: 200 },
  getBoard: { query: '?city=lisbon&day=2027-03-12', status: 200 },
  findOnBoard: { query: '?city=lisbon&text=ana', status: 200 },
  getBoardBooking: { things: swap.things, status: 200 },
  previewMove: { ...move.preview, status: 200 },
  moveBooking: { ...move.save, status: 200 },
  listJobs: { query: '?cityId=lisbon', status: 200 },
  assignJob: {
    things: async () => {
      jobOf = (await swap.things()).id;
      return {};
    },
    body: () => ({ bookingId: jobOf, kind: 'deliver', driverId: null }),
    status: 200,
  },
  listOwnJobs: { status: 200 },
  getDriverDay: { status: 200 },
  sendHandoverEvents: { things: drive.job, body: drive.events, status: 200 },
  getEvidenceUpload: { things: drive.announced, status: 200 },
  sendEvidencePiece: {
    things: drive.announced,
    query: `?offset=0&size=${drive.picture.length}`,
    body: () => drive.picture,
    status: 200,
  },
  getDriverPhotograph: { things: drive.stored, status: 200 },
  getDeskHandovers: { things: bookings.standing, status: 200 },
  getDeskPhotograph: { things: drive.ofBooking, status: 200 },
  getDeskProtocol: { things: drive.sealed, status: 200 },
  decideAttempt: { things: drive.undecided, body: drive.setAside, status: 200 },
  listRepairs: { things: fleet.car, status: 200 },
  repairBooking: {
    things: swap.things,
    body: () => ({ kind: 'equal-car', carIds: [swap.body().carId], reason: 'damaged' }),
    status: 200,
  },
  previewOffer: {
    things: swap.things,
    body: () => ({ carIds: [swap.body().carId], reason: 'late' }),
    status: 200,
  },
  offerCars: {
    things: swap.things,
    body: () => ({ carIds: [swap.body().carId], reason: 'late' }),
    status: 200,
  },
  listPhoneBookings: { query: '?city=lisbon', status: 200 },
  findPhoneCars: {
    query: '?city=lisbon&from=2027-03-20T09:00:00Z&to=2027-03-24T09:00:00Z',
    status: 200,
  },
  pricePhoneBooking: { things: phone.things, body: phone.price, status: 200 },
  createPhoneBooking: { things: phone.things, body: phone.body, status: 201 },
  resendPhoneBooking: { things: phone.sent, status: 200 },
  takeBackPhoneBooking: { things: phone.sent, status: 200 },
  listDeskBookings: { query: '?city=lisbon&text=sample', status: 200 },
  getDeskBooking: { things: bookings.standing, status: 200 },
  getEvidence: { things: bookings.standing, status: 200 },
  previewChange: {
    things: bookings.standing,
    body: () => ({ endsAt: '2027-04-02T09:00:00Z' }),
    status: 200,
  },
  changeForRenter: {
    things: bookings.booked,
    body: () => ({ delivery: { latitude: 38.7253, longitude: -9.15, name: 'Rua Nova 1' } }),
    status: 200,
  },
  previewCancel: { things: bookings.standing, body: () => ({ how: 'by-rules' }), status: 200 },
  cancelForRenter: { things: bookings.booked, body: () => ({ how: 'by-rules' }), status: 200 },
  previewRefund: {
    things: bookings.standing,
    body: () => ({ amount: euro, to: 'card' }),
    status: 200,
  },
  refundForRenter: {
    things: bookings.standing,
    body: () => ({ amount: euro, to: 'card', reason: 'late' }),
    status: 200,
  },
  settleForRenter: {
    things: bookings.withLostRefund,
    body: () => ({ to: 'credit', reason: 'closed' }),
    status: 200,
  },
  reviewReturn: { things: bookings.returned, body: () => ({ reason: 'scratch' }), status: 200 },
  processReturn: { things: bookings.returned, status: 200 },
  listClaims: { query: '?city=lisbon', status: 200 },
  previewPapers: { things: claims.toClaim, body: claims.paperFile, status: 200 },
  importPapers: { things: claims.toClaim, body: claims.paperImport, status: 201 },
  getDeskClaim: { things: claims.claimed, status: 200 },
  getTripEvidence: { things: bookings.standing, status: 200 },
  previewClaim: { things: claims.toClaim, body: claims.asked, status: 200 },
  makeClaim: { things: claims.toClaim, body: claims.draft, status: 200 },
  decideClaim: { things: claims.objected, body: () => decided, status: 200 },
  withdrawClaim: {
    things: claims.claimed,
    body: () => ({ words: 'It was ours.' }),
    status: 200,
  },
  findRenters: { query: '?text=sample', status: 200 },
  getRenter: { things: theirs.renter, status: 200 },
  disableRenter: { things: theirs.renter, body: because, status: 200 },
  enableRenter: { things: theirs.renter, body: because, status: 200 },
  endRenterSessions: { things: theirs.renter, status: 200 },
  clearRenterFactors: { things: theirs.renter, body: because, status: 200 },
  adjustCredit: {
    things: theirs.renter,
    body: () => ({ amount: euro, ...because() }),
    status: 200,
  },
  noteRenter: { things: theirs.renter, body: () => ({ text: 'Calls back' }), status: 200 },
  decideIdentity: {
    things: theirs.inReview,
    body: () => ({ decision: 'decline', ...because() }),
    status: 200,
  },
  listIdentityChecks: { query: '?city=lisbon', status: 200 },
  noteBooking: { things: bookings.standing, body: () => ({ text: 'Calls back' }), status: 200 },
  previewMessage: {
    things: bookings.standing,
    body: () => ({ kind: 'running-late', minutes: 20 }),
    status: 200,
  },
  messageRenter: {
    things: bookings.standing,
    body: () => ({ kind: 'documents-missing' }),
    status: 200,
  },
  listDeskExtras: { query: '?city=lisbon', status: 200 },
  addExtra: { body: () => newExtra, status: 201 },
  editExtra: { things: catalogue.extra, body: () => ({ version: 1, label: 'Rack' }), status: 200 },
  orderExtras: { body: catalogue.extrasInOrder, status: 200 },
  listProtection: { query: '?city=lisbon', status: 200 },
  addProtection: { body: () => newProtection, status: 201 },
  editProtection: {
    things: catalogue.protection,
    body: () => ({ version: 1, onSale: false }),
    status: 200,
  },
  orderProtection: { body: catalogue.protectionInOrder, status: 200 },
  listDeskPromoCodes: { query: '?city=lisbon', status: 200 },
  addPromoCode: { body: catalogue.codeOfItsOwn, status: 201 },
  editPromoCode: {
    things: catalogue.promoCode,
    body: () => ({ version: 1, label: 'Less' }),
    status: 200,
  },
  endPromoCode: { things: catalogue.promoCode, status: 200 },
  givePromoCode: {
    things: catalogue.promoCode,
    body: () => ({ email: 'renter@handover.example' }),
    status: 200,
  },
  askDoctor: { status: 200 },
  watchCity: { query: '?cityId=lisbon', status: 200 },
  listCompanies: { status: 200 },
  getDeskCompany: { things: catalogue.company, status: 200 },
  addCompany: { body: catalogue.companyOfItsOwn, status: 201 },
  editCompany: {
    things: catalogue.company,
    body: () => ({ version: 1, name: 'Other' }),
    status: 200,
  },
  setCompanyPerson: { things: catalogue.company, body: catalogue.personOfNone, status: 200 },
  dropCompanyPerson: { things: catalogue.companyPerson, status: 200 },
  recordTransfer: {
    things: catalogue.company,
    body: () => ({ amountCents: 100, currency: 'EUR', reference: 'transfer' }),
    status: 200,
  },
  getToday: { query: '?cityId=lisbon', status: 200 },
};

/** What is no city's: whoever may do it somewhere may do it. */
const ofNoCity: readonly OperateOperationName[] = [
  // One's own; of a list only what is of one's cities.
  ...(['getSelf', 'listOwnSessions', 'endOwnSession', 'listOwnFactors'] as const),
  ...(['listFleetViews', 'saveFleetView', 'removeFleetView'] as const),
  ...(['listOwnJobs', 'getDriverDay'] as const),
  ...(['listStaff', 'listAudit', 'listAuditActors', 'listDeskCities'] as const),
  // Files that are named by their content.
  ...(['getCarFileTemplate', 'storePhotograph', 'getWholePhotograph', 'cropPhotograph'] as const),
  // Renters, companies and the rules to sell by are everywhere the same.
  ...(['findRenters', 'getRenter', 'disableRenter', 'enableRenter', 'noteRenter'] as const),
  ...(['endRenterSessions', 'clearRenterFactors', 'decideIdentity', 'listSettings'] as const),
  ...(['listCompanies', 'getDeskCompany', 'addCompany', 'editCompany'] as const),
  ...(['setCompanyPerson', 'dropCompanyPerson', 'recordTransfer'] as const),
];

let app: TestApp;
const people = new Map<Role, StaffTestPerson>();
/** May do everything that is done in a city, in another one. */
let elsewhere: StaffTestPerson;
let renter: string;
let ends: RecordWatch;
/** As in production: whoever has no second factor adds one first. */
let strict: TestApp['requestConsole'];
beforeAll(async () => {
  app = await createTestApp();
  renter = await app.signIn('renter@handover.example');
  for (const role of roles) {
    people.set(
      role,
      await person(role === 'owner' ? { role, cityId: null } : { role, cityId: 'lisbon' }),
    );
  }
  const inCity = roles.filter((role) => role !== 'owner');
  elsewhere = await person(...inCity.map((role) => ({ role, cityId: 'new-york' })));
  ends = await openRecordWatch(app.deps.database, 'session_ended');
  const options = { requiresFactor: true };
  const staffSessions = createStaffSessions(app.staffAuth, app.deps.database, ends, options);
  const served = { staffAuth: app.staffAuth, pagesFolder: null };
  const console = await buildConsole({ ...app.deps, staffSessions }, served);
  strict = async (path, init) => console.request(new URL(path, testConsoleOrigin), init);
});
afterAll(async () => {
  await ends.close();
  await app.close();
});

const names = Object.keys(matrix) as OperateOperationName[];
const asPerson = (role: Role) => people.get(role) ?? expect.fail(`nobody is ${role}`);

async function ask(
  name: OperateOperationName,
  cookie: string | null,
  things: Readonly<Record<string, string>>,
  request = app.requestConsole,
): Promise<Response> {
  const row = matrix[name];
  const body = await row.body?.();
  const isPicture = body instanceof Uint8Array;
  const { method, path } = operateOperations[name];
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => things[key] ?? randomUUID());
  return request(address + (row.query ?? ''), {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(method === 'GET'
        ? {}
        : {
            Origin: testConsoleOrigin,
            'Content-Type': isPicture ? 'image/png' : 'application/json',
            'Idempotency-Key': randomUUID(),
          }),
    },
    ...(body ? { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
}

const isForAll = (access: OperateAccess) => access === 'signed-in' || access === 'any-role';

const newestEntry = () =>
  app.deps.database.kysely
    .selectFrom('audit_log')
    .select(['number', 'actor'])
    .orderBy('number', 'desc')
    .executeTakeFirst();

describe.each(names)('%s', (name) => {
  const { access } = operateOperations[name];
  const { method } = operateRoutes[name];

  it('is for nobody who is not of staff: strangers, renters, a forged cookie', async () => {
    const owner = asPerson('owner');
    const forged = owner.cookie.replace(/=(.)/, (_, letter) => `=${letter}x`);
    const renamed = renter.replace('handover.', 'handover_console.');
    for (const cookie of [null, renter, forged, renamed]) {
      expect((await ask(name, cookie, {})).status).toBe(401);
    }
  });

  it.each(roles)('as %s', async (role) => {
    const asker = asPerson(role);
    const row = matrix[name];
    const isAllowed = isForAll(access) || mayDoSomewhere(asker.grants, access);
    const things = (await row.things?.(asker)) ?? {};
    const before = (await newestEntry())?.number ?? 0;
    const answer = await ask(name, asker.cookie, things);
    const entry = await newestEntry();
    const operation = operateOperations[name];
    // A stream has no end of its own.
    const isStream = answer.ok && 'media' in operation;
    const said = isStream ? '' : await answer.clone().text();
    if (isStream) await answer.body?.cancel();
    expect(answer.status, said).toBe(isAllowed ? row.status : 403);
    // What only stores files named by their content changes nothing that anybody sees; a preview nothing at all.
    const writes = method !== 'GET' && !('stores' in operation) && !('previews' in operation);
    const leavesEntry = isAllowed && writes;
    if (leavesEntry) expect(entry).toEqual({ number: before + 1, actor: asker.id });
    else expect(entry?.number ?? 0).toBe(before);
  });

  it('is about oneself, or for nobody who lacks a second factor that they need', async () => {
    const owner = asPerson('owner');
    const things = access === 'signed-in' ? await matrix[name].things?.(owner) : {};
    const answer = await ask(name, owner.cookie, things ?? {}, strict);
    if (access === 'signed-in') return expect(answer.status).toBe(matrix[name].status);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: 'second_factor_missing' } });
  });

  it('in Lisbon is for nobody who works elsewhere, unless it is no city’s', async () => {
    const things = (await matrix[name].things?.(elsewhere)) ?? {};
    const before = (await newestEntry())?.number ?? 0;
    const answer = await ask(name, elsewhere.cookie, things);
    if (ofNoCity.includes(name)) return expect(answer.status).toBe(matrix[name].status);
    expect(answer.status, await answer.clone().text()).toBeOneOf([403, 404]);
    expect((await newestEntry())?.number ?? 0).toBe(before);
  });
});
