import { StartedInquiry } from '../../contract/documents.ts';
import {
  jpegOf,
  pngHead,
  pngOf,
} from '../../server/providers/identity/simulator/pictures.fixture.ts';
import type { Target } from './target.ts';
import { findVictim } from './victim.ts';

const MB = 1024 * 1024;
const after = (head: Uint8Array, rest: string | Uint8Array) =>
  Buffer.concat([head, Buffer.from(rest)]);

interface Upload {
  readonly body: Uint8Array | string;
  readonly type: string;
  readonly wants: readonly number[];
}

const png = await pngOf(600, 400);

/** A picture is decoded and drawn anew, so what follows it in a file is gone. */
const uploads: Readonly<Record<string, Upload>> = {
  'a picture': { body: png, type: 'image/png', wants: [201] },
  'a picture named as a page': {
    body: await jpegOf(600, 400),
    type: 'text/html',
    wants: [201, 415],
  },
  'a picture and a page in one': {
    body: after(png, '<script>alert(1)</script>'),
    type: 'image/png',
    wants: [201, 415],
  },
  'the head of a picture alone': { body: pngHead(600, 400), type: 'image/png', wants: [415] },
  'a picture cut short': { body: png.slice(0, -20), type: 'image/png', wants: [415] },
  nothing: { body: '', type: 'image/png', wants: [415] },
  'a page': { body: '<html><script>alert(1)</script>', type: 'image/png', wants: [415] },
  'a drawing with a script': {
    body: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    type: 'image/svg+xml',
    wants: [415],
  },
  'a program': {
    body: after(Buffer.from('\x7fELF'), new Uint8Array(500)),
    type: 'image/png',
    wants: [415],
  },
  'an archive': {
    body: after(Buffer.from('PK\x03\x04'), new Uint8Array(500)),
    type: 'image/png',
    wants: [415],
  },
  'half a head': { body: png.slice(0, 18), type: 'image/png', wants: [415] },
  'a bomb of 60,000 by 60,000': { body: pngHead(60_000, 60_000), type: 'image/png', wants: [422] },
  'four thousand million pixels a side': {
    body: pngHead(2 ** 32 - 1, 2 ** 32 - 1),
    type: 'image/png',
    wants: [422],
  },
  'one pixel': { body: pngHead(1, 1), type: 'image/png', wants: [422] },
  'too large a file': {
    body: after(png, new Uint8Array(9 * MB)),
    type: 'image/png',
    wants: [413],
  },
  'a form without its boundary': { body: '--x\r\n', type: 'multipart/form-data', wants: [415] },
  'a form cut short': {
    body: '--x\r\nContent-Disposition: form-data; name="a"; filename="../../a"\r\n\r\n',
    type: 'multipart/form-data; boundary=x',
    wants: [415],
  },
  'ten thousand parts': {
    body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000),
    type: 'multipart/form-data; boundary=x',
    wants: [415],
  },
};

/** What is sent in place of pictures of documents. */
export async function attackUploads(target: Target): Promise<string[]> {
  const victim = await findVictim(target);
  const { document } = await victim.post('/api/me/documents', {});
  const started = StartedInquiry.parse((await victim.ended(document.id ?? '')).result);
  const at = `${target.url}/sim/identity/inquiries/${started.inquiryId}/pictures`;
  const send = async (
    path: string,
    body: NonNullable<RequestInit['body']>,
    type: string,
    token = started.sessionToken,
  ) => {
    const answer = await fetch(at + path, {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
    await answer.text();
    return answer.status;
  };
  const findings: string[] = [];
  for (const [name, { body, type, wants }] of Object.entries(uploads)) {
    const status = await send('/identity', body as NonNullable<RequestInit['body']>, type);
    if (!wants.includes(status)) findings.push(`${name} is answered ${status}`);
  }
  const unannounced = new ReadableStream({
    start(controller) {
      controller.enqueue(png);
      for (let sent = 0; sent < 9; sent += 1) controller.enqueue(new Uint8Array(MB));
      controller.close();
    },
  });
  const endless = await send('/identity', unannounced, 'image/png');
  if (endless !== 413) findings.push(`9 MB of no announced length are answered ${endless}`);
  for (const path of ['/..%2f..%2fevil', '/identity%00', '/identity/../licence', '/nothing']) {
    const status = await send(path, png, 'image/png');
    if (![201, 400, 404].includes(status))
      findings.push(`the document ${path} is answered ${status}`);
    if (status === 201 && path !== '/identity/../licence') findings.push(`${path} is taken`);
  }
  const stranger = await send('/identity', png, 'image/png', 'guess');
  if (stranger !== 404) findings.push(`a stranger's token is answered ${stranger}`);
  console.log(`${Object.keys(uploads).length + 6} uploads`);
  return findings;
}
