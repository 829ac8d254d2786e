import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForgedIdentityWebhook, type IdentityChecks } from './port.ts';

interface Provider {
  readonly checks: IdentityChecks;
  /** Does what a renter does in the widget. */
  complete(inquiryId: string, sessionToken: string): Promise<void>;
  /** The last event that the provider sent, as it came. */
  lastEvent(): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
}

/** What the rest of the product relies on, whoever checks the documents. */
export function identityContract(name: string, open: () => Promise<Provider>): void {
  describe(`${name} keeps the contract of identity checks`, () => {
    let provider: Provider;
    beforeAll(async () => {
      provider = await open();
    });
    afterAll(() => provider.close());

    const renter = { userId: randomUUID(), name: 'Sample Newcomer' };
    const create = (key: string = randomUUID()) => provider.checks.createInquiry(renter, key);

    it('makes an inquiry for a renter, once for each key', async () => {
      const key = randomUUID();
      const inquiry = await create(key);
      expect(inquiry).toMatchObject({ userId: renter.userId, status: 'created', birthdate: null });
      expect(await create(key)).toMatchObject({ id: inquiry.id });
      expect((await create()).id).not.toBe(inquiry.id);
    });

    it('reads an inquiry, and knows when there is none', async () => {
      const inquiry = await create();
      expect(await provider.checks.readInquiry(inquiry.id)).toEqual(inquiry);
      expect(await provider.checks.readInquiry('inq_unheard_of')).toBeNull();
      expect(await provider.checks.readInquiry('../accounts')).toBeNull();
    });

    it('tells what the documents say once they were approved', async () => {
      const { id } = await create();
      const { sessionToken } = await provider.checks.resumeInquiry(id);
      expect(await provider.checks.readInquiry(id)).toMatchObject({ status: 'pending' });
      await provider.complete(id, sessionToken);
      const inquiry = await provider.checks.readInquiry(id);
      expect(inquiry).toMatchObject({ status: 'approved', birthdate: '1990-04-12' });
      expect(inquiry?.addressParts).toEqual(['1 Sample Street', '10001', 'Sampletown', 'US']);
    });

    it('takes a person’s decision about what waits for one, and about nothing else', async () => {
      const { id } = await create();
      expect(await provider.checks.decideInquiry(id, 'approve')).toBe(false);
      expect(await provider.checks.decideInquiry('inq_unheard_of', 'decline')).toBe(false);
      expect(await provider.checks.decideInquiry(id, 'decline')).toBe(true);
      expect(await provider.checks.readInquiry(id)).toMatchObject({ status: 'declined' });
      expect(await provider.checks.decideInquiry(id, 'approve')).toBe(false);
    });

    it('forgets an inquiry for good, however often it is asked to', async () => {
      const { id } = await create();
      const { sessionToken } = await provider.checks.resumeInquiry(id);
      await provider.complete(id, sessionToken);
      for (let time = 0; time < 2; time += 1) await provider.checks.redactInquiry(id);
      await provider.checks.redactInquiry('inq_unheard_of');
      expect(await provider.checks.readInquiry(id)).toMatchObject({
        birthdate: null,
        addressParts: [],
      });
    });

    it('signs its events; a changed or unsigned one is not believed', async () => {
      const { id } = await create();
      const { sessionToken } = await provider.checks.resumeInquiry(id);
      await provider.complete(id, sessionToken);
      const { body, signature } = provider.lastEvent();
      const read = (text: string, header: string) =>
        provider.checks.readWebhook(text, new Headers({ 'Persona-Signature': header }));
      expect(read(body, signature)).toMatchObject({ subject: 'inquiry', ref: id });
      expect(() => read(body.replace('approved', 'declined'), signature)).toThrow(
        ForgedIdentityWebhook,
      );
      expect(() => read(body, '')).toThrow(ForgedIdentityWebhook);
      expect(() => read(body, signature.replace(/t=\d+/, 't=1'))).toThrow(ForgedIdentityWebhook);
    });
  });
}
