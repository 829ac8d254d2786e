import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from './folder.ts';
import type { Storage } from './port.ts';
import { openS3 } from './s3.ts';
import { signRequest } from './sign-request.ts';

const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const keys = { region: 'eu-west-1', accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: secret };
const now = Temporal.Instant.from('2027-03-05T10:00:00Z');

/** As S3 does: it makes the signature anew from what arrived, and takes nothing that was signed otherwise. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!names.split(';').includes('host')) return false;
  const digest = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== digest) return false;
  const listed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = `${method}\n${url}\n\n${listed.join('')}\n${names}\n${digest}`;
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${scope}\n${hashed}`;
  let key = Buffer.from(`AWS4${secret}`);
  for (const part of [...scope.split('/'), text])
    key = createHmac('sha256', key).update(part).digest();
  const right = Buffer.from(key.toString('hex'));
  return right.length === given.length && timingSafeEqual(right, Buffer.from(given));
}

let bucket: Server;
const objects = new Map<string, Buffer>();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'handover-files-'));
  bucket = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const at = request.url ?? '';
    if (!isSigned(request, body)) return response.writeHead(403).end('SignatureDoesNotMatch');
    if (request.method === 'PUT') objects.set(at, body);
    const found = objects.get(at);
    return found ? response.writeHead(200).end(found) : response.writeHead(404).end('NoSuchKey');
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => bucket.close(resolve));
  await rm(folder, { recursive: true });
});

const endpoint = () => `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
const s3 = (more: object = {}) =>
  openS3({ endpoint: endpoint(), bucket: 'cars', ...keys, ...more }, () => now);
const stores: [string, () => Storage][] = [
  ['a folder', () => openFolder(path.join(folder, 'files'))],
  ['a bucket', () => s3()],
];

describe.each(stores)('%s', (_, open) => {
  const bytes = new Uint8Array([0, 1, 2, 255]);
  it('gives back what it took, once or twice', async () => {
    const storage = open();
    expect(await storage.get('abc-480.webp')).toBeNull();
    await storage.put('abc-480.webp', bytes, 'image/webp');
    await storage.put('abc-480.webp', bytes, 'image/webp');
    expect(new Uint8Array((await storage.get('abc-480.webp')) ?? [])).toEqual(bytes);
  });

  it.each(['../secret', '/etc/passwd', 'a/b', '..', '', 'A', 'a..b'])(
    'knows no file %s',
    async (name) => {
      await expect(open().get(name)).rejects.toThrow(RangeError);
      await expect(open().put(name, bytes, 'image/webp')).rejects.toThrow(RangeError);
    },
  );
});

it('a folder has no unfinished files', async () => {
  const storage = openFolder(path.join(folder, 'whole'));
  await Promise.all(Array.from({ length: 5 }, () => storage.put('same', new Uint8Array(9), 'x/y')));
  expect(await readdir(path.join(folder, 'whole'))).toEqual(['same']);
});

it('a bucket takes nothing that is signed with another key, or another region', async () => {
  const put = (more: object) => s3(more).put('other', new Uint8Array([1]), 'image/webp');
  await expect(put({ secretAccessKey: 'another' })).rejects.toThrow('403');
  await expect(s3({ secretAccessKey: 'another' }).get('other')).rejects.toThrow('403');
  expect(objects.has('/cars/other')).toBe(false);
});

it('signs the example of the documentation as the documentation does', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const signed = signRequest(
    { method: 'GET', url, headers: { range: 'bytes=0-9' }, body: new Uint8Array() },
    { ...keys, region: 'us-east-1' },
    Temporal.Instant.from('2013-05-24T00:00:00Z'),
  );
  expect(signed['authorization']).toMatch(
    /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  );
});
