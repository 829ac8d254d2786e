import type { Random } from '../../sample-data/random.ts';
import { mutate, toJson } from './mutate.ts';
import type { Operation } from './operations.ts';
import { type Hints, sampleOf } from './schema.ts';
import { hostileText, hostileValue } from './values.ts';

export interface Caller {
  readonly name: string;
  readonly cookie: string | null;
  /** What is theirs. */
  readonly hints: Hints;
}

export interface HostileRequest {
  readonly operation: string;
  readonly caller: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
}

const oddMethods = [
  'PUT',
  'PATCH',
  'DELETE',
  'POST',
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];
const oddTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/xml',
  '',
  '/',
  'x'.repeat(2_000),
];
const oddHeaders: readonly (readonly [string, readonly string[]])[] = [
  ['If-None-Match', ['*', '"', 'W/"x', '\\']],
  ['If-Match', ['*', 'garbage']],
  ['If-Modified-Since', ['yesterday', 'Thu, 99 Foo 2027 99:99:99 GMT']],
  ['If-Range', ['"x']],
  ['Range', ['bytes=0-', 'bytes=-1,5-2', 'lines=1']],
  ['Accept', ['application/xml', '*/*;q=x', ',,,', 'x'.repeat(3_000)]],
  ['Accept-Encoding', ['gzip, br, deflate, zstd', 'identity;q=0, *;q=0', 'nonsense', 'br;q=0']],
  ['Accept-Language', ['xx-YY;q=9', 'x'.repeat(1_000), '*']],
  ['Content-Encoding', ['gzip', 'br', 'identity', 'x']],
  ['X-Request-Id', ['<script>', 'x'.repeat(5_000)]],
  [
    'X-Forwarded-For',
    ['', ',', 'unknown', '::ffff:1.2.3.4', '[::1]:80', 'fe80::1%eth0', ':::::', "' OR 1=1 --"],
  ],
  ['X-Forwarded-Proto', ['javascript', 'https,http']],
  ['X-Forwarded-Host', ['evil.example', '']],
  ['X-HTTP-Method-Override', ['DELETE']],
  ['Origin', ['null', 'http://', 'not a url', 'http://evil.example', 'file://']],
  ['Sec-Fetch-Site', ['cross-site', 'same-site', '']],
  ['Referer', ['javascript:alert(1)', 'x']],
  ['Authorization', ['Bearer ', 'Basic ====', 'Bearer x']],
  [
    'Cookie',
    [
      '=',
      ';;;',
      'handover.session_token',
      'handover.session_token=%E0%A4%A',
      'handover.session_token=a.b; handover.session_token=c.d',
      'handover_console.session_token=%E0%A4%A',
      `x=${'y'.repeat(6_000)}`,
      'search=%7B%22',
      'search={"a":',
    ],
  ],
  ['Idempotency-Key', ['', 'short', 'x'.repeat(129), '../../etc', 'key with spaces']],
  ['User-Agent', ['', 'sqlmap', 'x'.repeat(4_000)]],
  ['Host', ['', 'evil.example', 'a b', 'x:99999', '[::1', 'user@host', '127.0.0.1:0']],
  ['Upgrade', ['h2c', 'websocket']],
  ['Expect', ['200-ok']],
];

/** One more request out of chance; the same chance and the same things give the same request. */
export function generate(
  operations: readonly Operation[],
  callers: readonly Caller[],
  random: Random,
): HostileRequest {
  const operation = random.pick(operations);
  const caller = random.pick(callers);
  const hints = { ...caller.hints, ...hintsAt(operation.path, caller.hints) };
  // Where the shape is right everywhere else, the spoilt place is reached.
  const spoilt = random.pick(['body', 'body', 'body', 'query', 'path', 'headers', 'nothing']);

  const method =
    spoilt === 'headers' && random.chance(0.2) ? random.pick(oddMethods) : operation.method;
  const isWrite = !['GET', 'HEAD'].includes(method);
  const body = isWrite ? bodyOf(operation, hints, random, spoilt === 'body') : null;
  const headers: [string, string][] = [
    [
      'X-Forwarded-For',
      `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`,
    ],
  ];
  if (caller.cookie) headers.push(['Cookie', caller.cookie]);
  if (isWrite)
    headers.push(['Idempotency-Key', random.uuid()], ['Content-Type', 'application/json']);
  if (spoilt === 'headers') spoilHeaders(headers, random);
  return {
    operation: operation.name,
    caller: caller.name,
    method,
    target:
      pathOf(operation, hints, random, spoilt === 'path') +
      queryOf(operation, hints, random, spoilt === 'query'),
    headers,
    body,
  };
}

/** A path's own id is of the kind that the path says. */
function hintsAt(path: string, hints: Hints): Hints {
  const kind = /\/([\w-]+)\/\{id\}/.exec(path)?.[1];
  const things = kind && hints[kind];
  return things ? { id: things } : {};
}

function pathOf({ path, parameters }: Operation, hints: Hints, random: Random, spoilt: boolean) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {};
    const value = asText(sampleOf(schema, random, hints, name));
    return encode(spoilt ? asText(mutate(value, random)).slice(0, 4_000) : value);
  });
  if (!spoilt || random.chance(0.7)) return filled;
  return random.pick([
    `${filled}/`,
    `/${filled}`,
    `${filled}/..`,
    `${filled}%00`,
    `${filled}%`,
    `${filled}%ff%fe`,
    `${filled};a=b`,
    filled.replaceAll('/', '%2f'),
    filled.toUpperCase(),
    `${filled}/${'a/'.repeat(500)}`,
  ]);
}

function queryOf({ parameters }: Operation, hints: Hints, random: Random, spoilt: boolean): string {
  const pairs = parameters
    .filter((one) => one.in === 'query' && (one.required || random.chance(0.2)))
    .map(({ name, schema }): [string, string] => [
      name,
      asText(sampleOf(schema, random, hints, name)),
    ]);
  if (spoilt) spoilQuery(pairs, random);
  const text = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  if (spoilt && random.chance(0.1))
    return `?${text}&${random.pick(['%', '&&&=', '=', '%ff=%fe', '#'])}`;
  return text ? `?${text}` : '';
}

function spoilQuery(pairs: [string, string][], random: Random): void {
  const at = pairs.length > 0 ? random.integer(0, pairs.length - 1) : -1;
  const [name, value] = pairs[at] ?? ['x', ''];
  const spoilt = random.chance(0.3)
    ? toJson(hostileValue(random)).slice(0, 6_000)
    : asText(mutate(value, random));
  switch (random.integer(0, 6)) {
    case 0:
      pairs.push([name, spoilt]);
      break;
    case 1:
      pairs.splice(at, 1);
      break;
    case 2:
      pairs.push([`${name}[]`, value], [`${name}[a]`, value], [`${name}.b`, value]);
      break;
    case 3:
      pairs.push([random.pick(['__proto__', 'constructor', 'page', hostileText(random)]), spoilt]);
      break;
    default:
      if (at >= 0) pairs[at] = [name, spoilt];
      else pairs.push([name, spoilt]);
  }
}

function bodyOf({ body }: Operation, hints: Hints, random: Random, spoilt: boolean): Buffer | null {
  if (!body) return random.chance(0.2) ? Buffer.from(toJson(hostileValue(random))) : null;
  const value = sampleOf(body, random, hints);
  if (!spoilt) return Buffer.from(toJson(value));
  if (random.chance(0.85)) return Buffer.from(toJson(mutate(value, random)));
  const text = toJson(value);
  return random.pick([
    () => Buffer.from(toJson(hostileValue(random))),
    () => Buffer.from(text.slice(0, random.integer(0, text.length))),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(`\ufeff${text}`),
    () =>
      Buffer.concat([
        Buffer.from(text.slice(0, 5)),
        Buffer.from([0xff, 0xc0, 0x80]),
        Buffer.from(text.slice(5)),
      ]),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(new URLSearchParams({ body: text }).toString()),
    () => Buffer.alloc(0),
    () => Buffer.alloc(120_000, 32),
  ])();
}

function spoilHeaders(headers: [string, string][], random: Random): void {
  for (let count = random.integer(1, 2); count > 0; count -= 1) {
    const [name, values] = random.pick(oddHeaders);
    const value = random.pick(values);
    const known = headers.findIndex(([one]) => one === name);
    // Once in place of the right one, once beside it.
    if (known >= 0 && random.chance(0.5)) headers[known] = [name, value];
    else headers.push([name, value]);
  }
  const type = headers.find(([name]) => name === 'Content-Type');
  if (type && random.chance(0.3)) type[1] = random.pick(oddTypes);
  if (random.chance(0.02))
    headers.push(['X-Giant', 'x'.repeat(random.pick([15_000, 17_000, 70_000]))]);
}

const asText = (value: unknown) => (typeof value === 'string' ? value : toJson(value));

/** Percent-encoded, also what is no Unicode: half a pair goes as the three bytes nobody should send. */
function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');
}
