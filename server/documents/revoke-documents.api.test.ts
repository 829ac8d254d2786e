import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../operator/run-command.ts';
import { documentCalls, RENTER, withDocuments } from '../testing/documents.ts';
import type { TestApp } from '../testing/test-app.ts';

let app: TestApp;
let cookie: string;
let stranger: string;
withDocuments((opened) => {
  ({ app, cookie } = opened);
});
beforeAll(async () => {
  stranger = await app.signIn('renter@handover.example');
});

const calls = documentCalls(() => ({ app, cookie }));
const { get, post, documents, me, carriedOut, started, submitted, validate, approve } = calls;

describe('revoking', () => {
  it('makes the documents need validation again [A-DOCUMENT-013 A-DOCUMENT-021]', async () => {
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

  it('gives an unfinished check up [A-DOCUMENT-007]', async () => {
    const inquiry = await started();
    await carriedOut(await validate(inquiry, { action: 'revoke' }));
    expect(await documents()).toMatchObject({
      state: 'none',
      request: { status: 'failure', rejection: null },
    });
    expect((await started()).inquiryId).not.toBe(inquiry.inquiryId);
  });

  it('takes back what was verified without a check, or after one that failed', async () => {
    const verifyByHand = () =>
      app.deps.database.kysely
        .updateTable('users')
        .set({ licence_verified: true, identity_verified: true })
        .where('email', '=', RENTER)
        .execute();
    const remove = () =>
      app.request('/api/me/documents', {
        method: 'DELETE',
        headers: { cookie, 'Idempotency-Key': crypto.randomUUID() },
      });
    await verifyByHand();
    expect(await documents()).toEqual({ state: 'verified', request: null });
    expect((await remove()).status).toBe(200);
    expect(await documents()).toEqual({ state: 'none', request: null });

    const inquiry = await started();
    await submitted(inquiry, 'expired');
    await carriedOut(await approve(inquiry));
    await verifyByHand();
    expect(await documents()).toMatchObject({ state: 'verified', request: { status: 'failure' } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });
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
  it('is nobody but the renter: to others the check does not exist [A-DOCUMENT-021]', async () => {
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

  it('is nobody while it is switched off [A-DATA-011 A-DOCUMENT-011]', async () => {
    const inquiry = await started();
    const set = (value: boolean) =>
      runCommand(app.deps, [
        'settings',
        'set',
        'document_validation_config',
        `documentValidationEnabled=${value}`,
      ]);
    await set(false);
    await vi.waitFor(
      async () => expect(await documents()).toEqual({ state: 'none', request: null }),
      20_000,
    );
    expect((await post('/api/me/documents')).status).toBe(403);
    expect((await approve(inquiry)).status).toBe(403);
    await set(true);
    await vi.waitFor(async () => expect((await documents()).state).toBe('processing'), 20_000);
  });
});
