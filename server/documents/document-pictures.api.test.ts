import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { IdentitySimulator } from '../providers/identity/open-identity.ts';
import { decideInquiry } from '../providers/identity/simulator/decide-inquiry.ts';
import { jpegOf, pngHead, pngOf } from '../providers/identity/simulator/pictures.fixture.ts';
import { documentCalls, type Started, withDocuments } from '../testing/documents.ts';
import type { TestApp } from '../testing/test-app.ts';

let app: TestApp;
let cookie: string;
let simulator: IdentitySimulator;
withDocuments((opened) => {
  ({ app, cookie, simulator } = opened);
});

const { carriedOut, started, widget, submitted, validate, handleEvents } = documentCalls(() => ({
  app,
  cookie,
}));
const upload = (inquiry: Started, body: Uint8Array<ArrayBuffer>, document = 'identity') =>
  widget(inquiry, `/pictures/${document}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg' },
    body,
  });
const storedFiles = async () =>
  readdir(path.join(app.deps.config.dataFolder, 'simulated-identity')).catch((): string[] => []);
const picturesOf = async ({ inquiryId }: Started) => {
  const { rows } = await app.deps.database.pool.query<{ id: string }>(
    'SELECT id FROM simulator.inquiry_pictures WHERE inquiry_id = $1',
    [inquiryId],
  );
  const files = new Set(await storedFiles());
  return rows.filter(({ id }) => files.has(id));
};

describe('pictures of documents', () => {
  it('are kept while the check is open and gone with the decision [A-DOCUMENT-027]', async () => {
    const inquiry = await started();
    expect((await upload(inquiry, await jpegOf(1200, 800))).status).toBe(201);
    expect((await upload(inquiry, await pngOf(1200, 800), 'licence')).status).toBe(201);
    expect(await picturesOf(inquiry)).toHaveLength(2);
    const before = await storedFiles();
    expect((await upload(inquiry, await jpegOf(1300, 900))).status).toBe(201);
    expect(await storedFiles()).toHaveLength(before.length);
    await submitted(inquiry);
    expect(await picturesOf(inquiry)).toEqual([]);
    const left = await storedFiles();
    expect(left.filter((file) => before.includes(file))).toEqual([]);
  });

  it('are decoded and drawn anew, without where they were taken', async () => {
    const inquiry = await started();
    const sent = await jpegOf(1200, 800);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    expect((await upload(inquiry, sent)).status).toBe(201);
    const [picture] = await picturesOf(inquiry);
    const folder = path.join(app.deps.config.dataFolder, 'simulated-identity');
    const stored = await sharp(path.join(folder, picture?.id ?? '')).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    expect(stored.exif).toBeUndefined();
    const cut = sent.slice(0, sent.length - 200);
    for (const fake of [pngHead(1200, 800), cut]) {
      expect((await upload(inquiry, fake)).status).toBe(415);
    }
    await submitted(inquiry);
  });

  it('stay while a person is to look at them, and go when they have or the renter gives up', async () => {
    for (const end of ['decide', 'revoke'] as const) {
      const inquiry = await started();
      await upload(inquiry, await jpegOf(1200, 800));
      await submitted(inquiry, 'renamed');
      expect(await picturesOf(inquiry)).toHaveLength(1);
      if (end === 'decide') await decideInquiry(simulator, inquiry.inquiryId, 'declined');
      else await carriedOut(await validate(inquiry, { action: 'revoke' }));
      expect(await picturesOf(inquiry)).toEqual([]);
      await handleEvents();
    }
  });

  it('are forgotten when nobody finished the check [A-DOCUMENT-027]', async () => {
    const inquiry = await started();
    await upload(inquiry, await jpegOf(1200, 800));
    await simulator.tidy();
    expect(await picturesOf(inquiry)).toHaveLength(1);
    await app.deps.database.pool.query(
      `UPDATE simulator.inquiries SET expires_at = created_at WHERE id = $1`,
      [inquiry.inquiryId],
    );
    await simulator.tidy();
    expect(await picturesOf(inquiry)).toEqual([]);
  });

  it('are refused when they are none, whatever they are called [A-DOCUMENT-026 A-SAFE-012]', async () => {
    const inquiry = await started();
    const disguised = new TextEncoder().encode('<script>alert(1)</script>'.repeat(20));
    expect((await upload(inquiry, disguised)).status).toBe(415);
    expect((await upload(inquiry, new Uint8Array())).status).toBe(415);
    expect((await upload(inquiry, await jpegOf(50, 50))).status).toBe(422);
    expect((await upload(inquiry, pngHead(60_000, 60_000))).status).toBe(422);
    expect((await upload(inquiry, await pngOf(800, 600), '../../etc/passwd')).status).toBe(404);
    const huge = new Uint8Array(8 * 1024 * 1024 + 1);
    huge.set(await pngOf(800, 600));
    expect((await upload(inquiry, huge)).status).toBe(413);
    const unannounced = await widget(inquiry, '/pictures/identity', {
      method: 'POST',
      body: new Blob([huge]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(unannounced.status).toBe(413);
    expect(await picturesOf(inquiry)).toEqual([]);
  });

  it('are taken from nobody without the token of an open inquiry, and given to nobody at all [A-DOCUMENT-027]', async () => {
    const inquiry = await started();
    await upload(inquiry, await jpegOf(1200, 800));
    expect((await widget(inquiry, '/pictures/identity')).status).toBe(404);
    expect(
      (await upload({ ...inquiry, sessionToken: 'guessed' }, await jpegOf(800, 600))).status,
    ).toBe(404);
    await submitted(inquiry);
    expect((await upload(inquiry, await jpegOf(800, 600))).status).toBe(404);
    expect((await widget(inquiry, '')).status).toBe(404);
  });

  it('cannot be sent by another site', async () => {
    const inquiry = await started();
    const answer = await widget(inquiry, '/pictures/identity', {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: await jpegOf(800, 600),
    });
    expect(answer.status).toBe(403);
  });
});
