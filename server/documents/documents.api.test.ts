import { describe, expect, it, vi } from 'vitest';
import type { IdentitySimulator } from '../providers/identity/open-identity.ts';
import { listOpenInquiries } from '../providers/identity/simulator/controls.ts';
import { decideInquiry } from '../providers/identity/simulator/decide-inquiry.ts';
import { documentCalls, withDocuments } from '../testing/documents.ts';
import type { TestApp } from '../testing/test-app.ts';
import { settleOpenInquiries } from './settle-open-inquiries.ts';

let app: TestApp;
let cookie: string;
let simulator: IdentitySimulator;
withDocuments((opened) => {
  ({ app, cookie, simulator } = opened);
});

const calls = documentCalls(() => ({ app, cookie }));
const { work, documents, me, carriedOut, started } = calls;
const { widget, submitted, validate, approve, handleEvents } = calls;

describe('a check from start to end', () => {
  it('sets birthdate, address and both claims once the provider has approved [A-DATA-006 A-DOCUMENT-002 A-DOCUMENT-015 A-DOCUMENT-019 D-028-001 D-028-003]', {
    tags: ['embedded'],
  }, async () => {
    expect(await documents()).toEqual({ state: 'none', request: null });
    expect((await me()).documentsInProgress).toBe(false);
    const inquiry = await started();
    expect(await documents()).toMatchObject({
      state: 'processing',
      request: { isInReview: false },
    });
    expect((await me()).documentsInProgress).toBe(true);
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
      documentsInProgress: false,
      birthdate: '1990-04-12',
      address: '1 Sample Street, 10001, Sampletown, US',
    });
  });

  it('is one check however often it is started, and can be taken up again [A-DOCUMENT-002]', async () => {
    const first = await started();
    const second = await started();
    expect(second.inquiryId).toBe(first.inquiryId);
    expect(second.documentRequestId).toBe(first.documentRequestId);
    expect(second.sessionToken).not.toBe(first.sessionToken);
    expect((await widget(first, '')).status).toBe(404);
  });

  it('is the one that is shown while it is under way, whatever came after it [A-DOCUMENT-007]', async () => {
    const inquiry = await started();
    const later = new Date(app.deps.clock.now().epochMilliseconds + 60_000);
    await app.deps.database.kysely
      .insertInto('document_requests')
      .values({
        user_id: (await me()).id,
        status: 'failure',
        created_at: later,
        updated_at: later,
      })
      .execute();
    expect(await documents()).toMatchObject({
      state: 'processing',
      request: { id: inquiry.documentRequestId },
    });
  });

  it('may be approved twice [A-DATA-006 A-DOCUMENT-004]', async () => {
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
    await settleOpenInquiries(work());
    expect(await documents(), 'an event may still come').toMatchObject({ state: 'processing' });
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
  it.each([
    // The clock of the tests stands on March 5; both documents of the sample ended the day before.
    ['expired', { reason: 'licence_expired', expiredOn: '2027-03-04' }],
    ['young', { reason: 'under_age', expiredOn: null }],
  ] as const)(
    'is rejected for a document that is %s, and says so until the next one begins [A-DOCUMENT-004]',
    async (id, rejection) => {
      const inquiry = await started();
      expect(await submitted(inquiry, id)).toBe('declined');
      expect(await carriedOut(await approve(inquiry))).toMatchObject({
        status: 'failure',
        errorCode: 'error.rejected',
      });
      expect(await documents()).toMatchObject({
        state: 'none',
        request: { status: 'failure', rejection },
      });
      expect((await started()).inquiryId).not.toBe(inquiry.inquiryId);
      expect((await documents()).request?.rejection).toBeNull();
    },
  );

  it('declines whoever the provider approved but who is under 18 [A-DOCUMENT-025]', async () => {
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
    const asked = vi.spyOn(app.deps.identity.checks, 'readInquiry');
    for (const inquiryId of [...others, 'inq_unheard_of', 'inq_sample_renter']) {
      const forged = await carriedOut(await validate(inquiry, { action: 'approve', inquiryId }));
      expect(forged).toMatchObject({ status: 'failure', errorCode: 'error.rejected' });
    }
    expect(asked, 'the provider is not asked about it').not.toHaveBeenCalled();
    asked.mockRestore();
    for (const inquiryId of [
      '../inquiries',
      'itmpl_1',
      'inq_',
      `inq_${'a'.repeat(90)}`,
      'inq_a/b',
    ]) {
      const refused = await validate(inquiry, { action: 'approve', inquiryId });
      expect(refused.status, inquiryId).toBe(422);
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
  it('stays in progress until they have decided [D-028-002]', async () => {
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

  it('is in progress, with words of its own, once the person at the provider marks it', async () => {
    const inquiry = await started();
    expect(await decideInquiry(simulator, inquiry.inquiryId, 'needs_review')).toBe(true);
    await handleEvents();
    expect(await documents()).toMatchObject({ state: 'processing', request: { isInReview: true } });
    expect(await me()).toMatchObject({ licenceVerified: false, identityVerified: false });
    // Nothing was submitted: there is nothing to approve, and nothing more to hand in.
    expect(await decideInquiry(simulator, inquiry.inquiryId, 'approved')).toBe(false);
    expect((await widget(inquiry, '')).status).toBe(404);
    await decideInquiry(simulator, inquiry.inquiryId, 'declined');
    await handleEvents();
    expect(await documents()).toMatchObject({ state: 'none', request: { status: 'failure' } });
  });

  it.each(['declined', 'expired', 'failed'] as const)('can be %s [D-028-002]', async (decision) => {
    const inquiry = await started();
    await submitted(inquiry, 'renamed');
    await carriedOut(await approve(inquiry));
    await decideInquiry(simulator, inquiry.inquiryId, decision);
    await handleEvents();
    expect(await documents()).toMatchObject({ state: 'none', request: { status: 'failure' } });
  });
});
