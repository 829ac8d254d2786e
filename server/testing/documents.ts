import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { Me } from '../../contract/accounts.ts';
import { Documents, StartedInquiry } from '../../contract/documents.ts';
import { RequestRecord } from '../../contract/requests.ts';
import { documentKinds } from '../documents/document-kinds.ts';
import { settleReportedInquiry } from '../documents/settle-reported-inquiry.ts';
import type { IdentitySimulator } from '../providers/identity/open-identity.ts';
import type { SampleDocument } from '../providers/identity/simulator/sample-documents.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import { handleEvent } from '../webhooks/handle-event.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A renter who has never shown a document. */
export const RENTER = 'new@handover.example';

export type Started = StartedInquiry & { inquiryId: string; sessionToken: string };

function simulatorOf(app: TestApp): IdentitySimulator {
  if (!app.deps.identity.simulator) throw new Error('the tests play the provider');
  return app.deps.identity.simulator;
}

interface WithDocuments {
  readonly app: TestApp;
  readonly cookie: string;
  readonly simulator: IdentitySimulator;
}

/** The renter of all tests of a file, on a product of their own; before each they have shown nothing. */
export function withDocuments(take: (opened: WithDocuments) => void): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    take({ app, cookie: await app.signIn(RENTER), simulator: simulatorOf(app) });
  });
  afterAll(() => app.close());
  beforeEach(() => forgetDocuments(app));
}

/** Makes the renter one who has never shown a document, nor tried to. */
export async function forgetDocuments(app: TestApp): Promise<void> {
  const { kysely } = app.deps.database;
  const { id } = await kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', RENTER)
    .executeTakeFirstOrThrow();
  await kysely.deleteFrom('document_requests').where('user_id', '=', id).execute();
  await kysely.deleteFrom('attempts').execute();
  await kysely
    .updateTable('users')
    .set({ licence_verified: false, identity_verified: false, birthdate: null, address: null })
    .where('id', '=', id)
    .execute();
}

/** What the renter, the provider and the workers do for a check of documents; asked for the app when they do it. */
export function documentCalls(opened: () => { readonly app: TestApp; readonly cookie: string }) {
  const work = () => ({
    db: opened().app.deps.database.kysely,
    clock: opened().app.deps.clock,
    checks: opened().app.deps.identity.checks,
  });
  const get = (path: string, as = opened().cookie) =>
    opened().app.request(path, { headers: { cookie: as } });
  const post = (path: string, body?: unknown, as = opened().cookie) =>
    opened().app.request(path, {
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
    const deps = { ...work(), log: opened().app.deps.log };
    await carryOutRequest(deps, documentKinds(work(), opened().app.deps.config), id);
    return RequestRecord.parse(await (await get(`/api/requests/${id}`)).json());
  }
  async function started(): Promise<Started> {
    const { status, result } = await carriedOut(await post('/api/me/documents'));
    expect(status).toBe('accepted');
    const inquiry = StartedInquiry.parse(result);
    if (inquiry.inquiryId === null || inquiry.sessionToken === null) throw new Error('not open');
    return { ...inquiry, inquiryId: inquiry.inquiryId, sessionToken: inquiry.sessionToken };
  }

  const widget = (inquiry: Started, path: string, init: RequestInit = {}) =>
    opened().app.request(`/sim/identity/inquiries/${inquiry.inquiryId}${path}`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${inquiry.sessionToken}` },
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
    as = opened().cookie,
  ) => post(`/api/me/documents/${documentRequestId}/validations`, body, as);
  const approve = (inquiry: Started) =>
    validate(inquiry, { action: 'approve', inquiryId: inquiry.inquiryId });

  /** Hands the events that have come to their handlers, as the queue would. */
  async function handleEvents(): Promise<void> {
    const events = await opened()
      .app.deps.database.kysely.selectFrom('webhook_events')
      .select('id')
      .where('provider', '=', 'persona')
      .where('handled_at', 'is', null)
      .execute();
    for (const { id } of events) {
      const inquiry = (ref: string) => settleReportedInquiry(work(), ref);
      await handleEvent(work(), { inquiry }, id);
    }
  }

  return {
    work,
    get,
    post,
    documents,
    me,
    carriedOut,
    started,
    widget,
    submitted,
    validate,
    approve,
    handleEvents,
  };
}
