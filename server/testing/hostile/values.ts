import type { Random } from '../../sample-data/random.ts';

/** JSON as it is to be written, for what no value can express: 1e999, a key given twice. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800y',
  '\uffff\ufffe',
  '\u202egnp.exe',
  '\u2066\u2069\u200f',
  `Z${'\u0351'.repeat(60)}`,
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'İıſß',
  '\r\nSet-Cookie: a=b\r\n\r\n<p>',
  '\nBEGIN:VEVENT\n',
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '" OR ""="',
  '$$; SELECT pg_sleep(5); $$',
  '%27%20OR%201=1',
  '\\',
  '%',
  '_%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '[object Object]',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-4000-8000-000000000000}',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2027-02-29T10:00:00Z',
  '2027-03-28T01:30:00+23:59',
  '2027-03-28T01:30:00.999999999999999999Z',
  '2027-06-30T23:59:60Z',
  '-271821-04-20T00:00:00Z',
  '0000-01-01',
  '9999-12-31',
  'EUR',
  '(?:a+)+$',
];

const hostileNumbers: readonly unknown[] = [
  0,
  -1,
  1,
  0.1,
  -0.5,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1.7976931348623157e308,
  new RawJson('-0'),
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson(`1${'0'.repeat(400)}`),
];

const deep = (levels: number, open: string, close: string) =>
  new RawJson(`${open.repeat(levels)}1${close.repeat(levels)}`);

const structures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { id: null },
  { toString: 'x', valueOf: 'y' },
  { $ne: null },
  new RawJson('{"__proto__":{"admin":true}}'),
  new RawJson('{"a":1,"a":2}'),
];

export function hostileText(random: Random): string {
  const kind = random.integer(0, 9);
  if (kind === 0)
    return random.pick(['a', 'é', '😀', '\u0301']).repeat(random.pick([41, 121, 301, 2001, 9000]));
  if (kind === 1) return random.pick(hostileTexts) + random.pick(hostileTexts);
  return random.pick(hostileTexts);
}

/** Anything that fits in JSON and hardly anywhere else. */
export function hostileValue(random: Random): unknown {
  switch (random.integer(0, 9)) {
    case 0:
    case 1:
      return random.pick(hostileNumbers);
    case 2:
    case 3:
      return random.pick(structures);
    case 4:
      return [hostileText(random), hostileText(random)];
    case 5:
      return random.pick([
        deep(500, '[', ']'),
        deep(8_000, '[', ']'),
        deep(5_000, '{"a":', '}'),
        new RawJson(`[${'1,'.repeat(20_000)}1]`),
        new RawJson(`"${'x'.repeat(90_000)}"`),
        new RawJson(`"${'y'.repeat(150_000)}"`),
        new RawJson(`{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":1`).join()}}`),
      ]);
    default:
      return hostileText(random);
  }
}
