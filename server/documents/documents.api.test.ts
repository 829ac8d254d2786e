import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { Documents, StartedInquiry } from '../../contract/documents.ts';
import { RequestRecord } from '../../contract/requests.ts';
import { runCommand } from '../operator/run-command.ts';
import type { IdentitySimulator } from '../providers/identity/open-identity.ts';
import { decideInquiry, listOpenInquiries } from '../providers/identity/simulator/controls.ts';
import { jpegOf, pngOf } from '../providers/identity/simulator/pictures.fixture.ts';
import type { SampleDocument } from '../providers/identity/simulator/sample-documents.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { handleEvent } from '../webhooks/handle-event.ts';
import { documentKinds } from './document-kinds.ts';
import { settleOpenInquiries } from './settle-open-inquiries.ts';
import { settleReportedInquiry } from './settle-reported-inquiry.ts';

const RENTER = 'new@handover.example';
const STRANGER = 'renter@handover.example';

let app: TestApp;
let cookie: string;
let stranger: string;
let simulator: IdentitySimulator;

beforeAll(async () => {
  app = await createTestApp();
  cookie = await app.signIn(RENTER);
  stranger = await app.signIn(STRANGER);
  if (!app.deps.identity.simulator) throw new Error('the tests play the provider');
  simulator = app.deps.identity.simulator;
});
afterAll(() => app.close());

/** Each test begins with a renter who has never shown a document. */
beforeEach(async () => {
  const { kysely } = app.deps.database;
  const { id } = await kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', RENTER)
    .executeTakeFirstOrThrow();
  await kysely.deleteFrom('document_requests').where('user_id', '=', id).execute();
  await kysely
    .updateTable('users')
    .set({ licence_verified: false, identity_verified: false, birthdate: null, address: null })
    .where('id', '=', id)
    .execute();
});

const work = () => ({
  db: app.deps.database.kysely,
  clock: app.deps.clock,
  checks: app.deps.identity.checks,
});
const get = (path: string, as = cookie) => app.request(path, { headers: { cookie: as } });
const post = (path: string, body?: unknown, as = cookie) =>
  app.request(path, {
    method: 'POST',
    headers: {
      cookie: as,
      'Idempotency-Key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const documents = async () => Documents.parse(await (await get('/api/me/documents')).json());
const me = async () => Me.parse(await (await get('/api/me')).json());

/** What a worker would do, at once. */
async function carriedOut(answer: Response): Promise<RequestRecord> {
  expect(answer.status).toBe(202);
  const { id } = RequestRecord.parse(await answer.json());
  const deps = { ...work(), log: app.deps.log };
  await carryOutRequest(deps, documentKinds(work(), app.deps.config), id);
  return RequestRecord.parse(await (await get(`/api/requests/${id}`)).json());
}
async function started(): Promise<StartedInquiry & { inquiryId: string; sessionToken: string }> {
  const { status, result } = await carriedOut(await post('/api/me/documents'));
  expect(status).toBe('accepted');
  const inquiry = StartedInquiry.parse(result);
  if (inquiry.inquiryId === null || inquiry.sessionToken === null) throw new Error('not open');
  return { ...inquiry, inquiryId: inquiry.inquiryId, sessionToken: inquiry.sessionToken };
}
type Started = Awaited<ReturnType<typeof started>>;

const widget = (inquiry: Started, path: string, init: RequestInit = {}) =>
  app.request(`/sim/identity/inquiries/${inquiry.inquiryId}${path}`, {
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${inquiry.sessionToken}` },
  });
const upload = (inquiry: Started, body: Uint8Array<ArrayBuffer>, document = 'identity') =>
  widget(inquiry, `/pictures/${document}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg' },
    body,
  });
async function submitted(inquiry: Started, id: SampleDocument['id'] = 'good') {
  const { samples } = (await (await widget(inquiry, '')).json()) as { samples: SampleDocument[] };
  const sample = samples.find((one) => one.id === id);
  const answer = await widget(inquiry, '/submission', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      identity: { mrz: sample?.passport },
      licence: { mrz: sample?.licence },
      address: {
        street: '1 Sample Street',
        city: 'Sampletown',
        postalCode: '10001',
        countryCode: 'US',
      },
    }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { status: string }).status;
}
const validate = (
  { documentRequestId }: { documentRequestId: string },
  body: object,
  as = cookie,
) => post(`/api/me/documents/${documentRequestId}/validations`, body, as);
const approve = (inquiry: Started) =>
  validate(inquiry, { action: 'approve', inquiryId: inquiry.inquiryId });

/** Hands the events that have come to their handlers, as the queue would. */
async function handleEvents(): Promise<void> {
  const events = await app.deps.database.kysely
    .selectFrom('webhook_events')
    .select('id')
    .where('provider', '=', 'persona')
    .where('handled_at', 'is', null)
    .execute();
  for (const { id } of events) {
    const inquiry = (ref: string) => settleReportedInquiry(work(), ref);
    await handleEvent(work(), { inquiry }, id);
  }
}
const keptFiles = async () =>
  readdir(path.join(app.deps.config.dataFolder, 'simulated-identity')).catch((): string[] => []);
const picturesOf = async ({ inquiryId }: Started) => {
  const { rows } = await app.deps.database.pool.query<{ id: string }>(
    'SELECT id FROM simulator.inquiry_pictures WHERE inquiry_id = $1',
    [inquiryId],
  );
  const files = new Set(await keptFiles());
  return rows.filter(({ id }) => files.has(id));
};

describe('a check from start to end', () => {
  it('sets birthdate, address and both claims once the provider has approved', async () => {
    expect(await documents()).toEqual({ state: 'none', request: null });
    const inquiry = await started();
    expect(await documents()).toMatchObject({
      state: 'processing',
      request: { isInReview: false },
    });
    expect(await submitted(inquiry)).toBe('approved');
    expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });

    expect(await carriedOut(await approve(inquiry))).toMatchObject({
      status: 'accepted',
      result: { state: 'verified' },
    });
    expect(await documents()).toMatchObject({ state: 'verified', request: { status: 'success' } });
    expect(await me()).toMatchObject({
      licenceVerified: true,
      identityVerified: true,
      birthdate: '1990-04-12',
      address: '1 Sample Street, 10001, Sampletown, US',
    });
  });

  it('is one check however often it is started, and can be taken up again', async () => {
    const first = await started();
    const second = await started();
    expect(second.inquiryId).toBe(first.inquiryId);
    expect(second.documentRequestId).toBe(first.documentRequestId);
    expect(second.sessionToken).not.toBe(first.sessionToken);
    expect((await widget(first, '')).status).toBe(404);
  });

  it('may be approved twice', async () => {
    const inquiry = await started();
    await submitted(inquiry);
    const answers = [await approve(inquiry), await approve(inquiry)];
    for (const answer of answers) {
      expect(await carriedOut(answer)).toMatchObject({ status: 'accepted' });
    }
    const validations = await app.deps.database.kysely
      .selectFrom('document_validations')
      .select('status')
      .where('document_request_id', '=', inquiry.documentRequestId)
      .execute();
    expect(validations).toEqual([{ status: 'accepted' }, { status: 'accepted' }]);
  });

  it('is settled by the event alone when the renter closed the page', async () => {
    const inquiry = await started();
    await submitted(inquiry);
    await handleEvents();
    expect(await documents()).toMatchObject({ state: 'verified' });
  });

  it('is settled without any event in the end', async () => {
    const inquiry = await started();
    await submitted(inquiry);
    const { kysely } = app.deps.database;
    await kysely
      .updateTable('document_requests')
      .set({ updated_at: new Date(0) })
      .where('id', '=', inquiry.documentRequestId)
      .execute();
    await settleOpenInquiries(work());
    expect(await documents()).toMatchObject({ state: 'verified' });
  });
});

describe('a check that comes to nothing', () => {
  it.each(['expired', 'young'] as const)('is rejected for a document that is %s', async (id) => {
    const inquiry = await started();
    expect(await submitted(inquiry, id)).toBe('declined');
    expect(await carriedOut(await approve(inquiry))).toMatchObject({
      status: 'failure',
      errorCode: 'error.rejected',
    });
    expect(await documents()).toMatchObject({ state: 'none', request: { status: 'failure' } });
    expect((await started()).inquiryId).not.toBe(inquiry.inquiryId);
  });

  it('declines whoever the provider approved but who is under 18', async () => {
    const inquiry = await started();
    await submitted(inquiry);
    await app.deps.database.pool.query(
      `UPDATE simulator.inquiries SET fields = fields || '{"birthdate":"2012-01-01"}' WHERE id = $1`,
      [inquiry.inquiryId],
    );
    expect(await carriedOut(await approve(inquiry))).toMatchObject({ errorCode: 'error.rejected' });
    expect(await me()).toMatchObject({ licenceVerified: false, birthdate: null });
  });

  it('is not approved by a renter who has not finished it', async () => {
    const inquiry = await started();
    expect(await carriedOut(await approve(inquiry))).toMatchObject({ errorCode: 'error.rejected' });
    expect(await documents()).toMatchObject({ state: 'processing' });
  });

  it('is not approved by an inquiry that is somebody else’s, nobody’s or of another check', async () => {
    const inquiry = await started();
    const approvedFor = async (userId: string) => {
      const { id } = await app.deps.identity.checks.createInquiry(
        { userId, name: 'Sample Newcomer' },
        crypto.randomUUID(),
      );
      await app.deps.database.pool.query(
        `UPDATE simulator.inquiries SET status = 'approved', fields = '{"birthdate":"1990-04-12"}' WHERE id = $1`,
        [id],
      );
      return id;
    };
    const others = [await approvedFor((await me()).id), await approvedFor('somebody-else')];
    for (const inquiryId of [...others, 'inq_unheard_of', 'inq_sample_renter', '../inquiries']) {
      const forged = await carriedOut(await validate(inquiry, { action: 'approve', inquiryId }));
      expect(forged).toMatchObject({ status: 'failure', errorCode: 'error.rejected' });
    }
    expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });
    expect(await documents(), 'nothing happened to the true one').toMatchObject({
      state: 'processing',
    });
  });

  it('begins anew when it was left for too long', async () => {
    const inquiry = await started();
    await app.deps.database.pool.query(
      `UPDATE simulator.inquiries SET expires_at = created_at WHERE id = $1`,
      [inquiry.inquiryId],
    );
    const next = await started();
    expect(next.inquiryId).not.toBe(inquiry.inquiryId);
    expect(next.documentRequestId).not.toBe(inquiry.documentRequestId);
  });
});

describe('a check that a person looks at', () => {
  it('stays in progress until they have decided', async () => {
    const inquiry = await started();
    expect(await submitted(inquiry, 'renamed')).toBe('needs_review');
    expect(await carriedOut(await approve(inquiry))).toMatchObject({
      status: 'accepted',
      result: { state: 'processing' },
    });
    expect(await documents()).toMatchObject({ state: 'processing', request: { isInReview: true } });
    const open = await listOpenInquiries(app.deps.database.kysely);
    expect(open.map(({ id }) => id)).toContain(inquiry.inquiryId);

    expect(await decideInquiry(simulator, inquiry.inquiryId, 'approved')).toBe(true);
    await handleEvents();
    expect(await documents()).toMatchObject({ state: 'verified' });
    expect(await decideInquiry(simulator, inquiry.inquiryId, 'declined')).toBe(false);
  });

  it.each(['declined', 'expired', 'failed'] as const)('can be %s', async (decision) => {
    const inquiry = await started();
    await submitted(inquiry, 'renamed');
    await carriedOut(await approve(inquiry));
    await decideInquiry(simulator, inquiry.inquiryId, decision);
    await handleEvents();
    expect(await documents()).toMatchObject({ state: 'none', request: { status: 'failure' } });
  });
});

describe('revoking', () => {
  it('makes the documents need validation again', async () => {
    const inquiry = await started();
    await submitted(inquiry);
    await carriedOut(await approve(inquiry));
    expect(await carriedOut(await validate(inquiry, { action: 'revoke' }))).toMatchObject({
      status: 'accepted',
      result: { state: 'none' },
    });
    expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });
    expect(await documents()).toMatchObject({ state: 'none' });
    expect(await carriedOut(await approve(inquiry))).toMatchObject({ errorCode: 'error.rejected' });
    expect(await me()).toMatchObject({ licenceVerified: false });
  });

  it('gives an unfinished check up', async () => {
    const inquiry = await started();
    await carriedOut(await validate(inquiry, { action: 'revoke' }));
    expect(await documents()).toMatchObject({ state: 'none', request: { status: 'failure' } });
    expect((await started()).inquiryId).not.toBe(inquiry.inquiryId);
  });

  it('wins over an approval at the same moment, whichever comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const inquiry = await started();
      await submitted(inquiry);
      const approval = await approve(inquiry);
      const revocation = await validate(inquiry, { action: 'revoke' });
      const both = [carriedOut(approval), carriedOut(revocation)];
      await Promise.all(round % 2 === 0 ? both : both.reverse());
      expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });
      expect(await documents()).toMatchObject({ state: 'none' });
    }
  });
});

describe('who may do it', () => {
  it('is nobody but the renter: to others the check does not exist', async () => {
    const inquiry = await started();
    for (const body of [
      { action: 'revoke' },
      { action: 'approve', inquiryId: inquiry.inquiryId },
    ]) {
      expect((await validate(inquiry, body, stranger)).status).toBe(404);
    }
    expect((await validate(inquiry, { action: 'sanctify' })).status).toBe(422);
    expect((await get('/api/me/documents', '')).status).toBe(401);
  });

  it('is nobody while it is switched off', async () => {
    const inquiry = await started();
    const set = (value: boolean) =>
      runCommand(app.deps, [
        'settings',
        'set',
        'document_validation_config',
        `documentValidationEnabled=${value}`,
      ]);
    await set(false);
    await vi.waitFor(async () =>
      expect(await documents()).toEqual({ state: 'none', request: null }),
    );
    expect((await post('/api/me/documents')).status).toBe(403);
    expect((await approve(inquiry)).status).toBe(403);
    await set(true);
    await vi.waitFor(async () => expect((await documents()).state).toBe('processing'));
  });
});

describe('pictures of documents', () => {
  it('are kept while the check is open and gone with the decision', async () => {
    const inquiry = await started();
    expect((await upload(inquiry, jpegOf(1200, 800))).status).toBe(201);
    expect((await upload(inquiry, pngOf(1200, 800), 'licence')).status).toBe(201);
    expect(await picturesOf(inquiry)).toHaveLength(2);
    const before = await keptFiles();
    expect((await upload(inquiry, jpegOf(1300, 900))).status).toBe(201);
    expect(await keptFiles()).toHaveLength(before.length);
    await submitted(inquiry);
    expect(await picturesOf(inquiry)).toEqual([]);
    const left = await keptFiles();
    expect(left.filter((file) => before.includes(file))).toEqual([]);
  });

  it('stay while a person is to look at them, and go when they have or the renter gives up', async () => {
    for (const end of ['decide', 'revoke'] as const) {
      const inquiry = await started();
      await upload(inquiry, jpegOf(1200, 800));
      await submitted(inquiry, 'renamed');
      expect(await picturesOf(inquiry)).toHaveLength(1);
      if (end === 'decide') await decideInquiry(simulator, inquiry.inquiryId, 'declined');
      else await carriedOut(await validate(inquiry, { action: 'revoke' }));
      expect(await picturesOf(inquiry)).toEqual([]);
      await handleEvents();
    }
  });

  it('are forgotten when nobody finished the check', async () => {
    const inquiry = await started();
    await upload(inquiry, jpegOf(1200, 800));
    await simulator.tidy();
    expect(await picturesOf(inquiry)).toHaveLength(1);
    await app.deps.database.pool.query(
      `UPDATE simulator.inquiries SET expires_at = created_at WHERE id = $1`,
      [inquiry.inquiryId],
    );
    await simulator.tidy();
    expect(await picturesOf(inquiry)).toEqual([]);
  });

  it('are refused when they are none, whatever they are called', async () => {
    const inquiry = await started();
    const disguised = new TextEncoder().encode('<script>alert(1)</script>'.repeat(20));
    expect((await upload(inquiry, disguised)).status).toBe(415);
    expect((await upload(inquiry, new Uint8Array())).status).toBe(415);
    expect((await upload(inquiry, jpegOf(50, 50))).status).toBe(422);
    expect((await upload(inquiry, pngOf(60_000, 60_000))).status).toBe(422);
    expect((await upload(inquiry, pngOf(800, 600), '../../etc/passwd')).status).toBe(404);
    const huge = new Uint8Array(8 * 1024 * 1024 + 1);
    huge.set(pngOf(800, 600));
    expect((await upload(inquiry, huge)).status).toBe(413);
    const unannounced = await widget(inquiry, '/pictures/identity', {
      method: 'POST',
      body: new Blob([huge]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(unannounced.status).toBe(413);
    expect(await picturesOf(inquiry)).toEqual([]);
  });

  it('are taken from nobody without the token of an open inquiry, and given to nobody at all', async () => {
    const inquiry = await started();
    await upload(inquiry, jpegOf(1200, 800));
    expect((await widget(inquiry, '/pictures/identity')).status).toBe(404);
    expect((await upload({ ...inquiry, sessionToken: 'guessed' }, jpegOf(800, 600))).status).toBe(
      404,
    );
    await submitted(inquiry);
    expect((await upload(inquiry, jpegOf(800, 600))).status).toBe(404);
    expect((await widget(inquiry, '')).status).toBe(404);
  });

  it('cannot be sent by another site', async () => {
    const inquiry = await started();
    const answer = await widget(inquiry, '/pictures/identity', {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: jpegOf(800, 600),
    });
    expect(answer.status).toBe(403);
  });
});
