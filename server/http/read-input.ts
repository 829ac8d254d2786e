import type { z } from 'zod';
import type { FieldProblem } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { Refusal } from '../errors.ts';

type Part = 'params' | 'query' | 'body';

/** Turns a request into checked input, or refuses it naming each field and reason. */
export async function readInput(
  route: Route<string>,
  request: Request,
  params: Record<string, string>,
): Promise<Partial<Record<Part, unknown>>> {
  const raw: Record<Part, unknown> = {
    params,
    query: queryOf(new URL(request.url).searchParams),
    body: await readBodyOf(route, request),
  };
  const input: Partial<Record<Part, unknown>> = {};
  const problems: FieldProblem[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (!schema) continue;
    const parsed = schema.safeParse(raw[part]);
    if (parsed.success) input[part] = parsed.data;
    else problems.push(...parsed.error.issues.flatMap((issue) => problemsOf(part, issue)));
  }
  if (problems.length > 0) throw unusable(problems);
  return input;
}

async function readBodyOf(route: Route<string>, request: Request): Promise<unknown> {
  if (route.stores === 'a-picture') return readPicture(request);
  return route.body ? readJson(request) : undefined;
}

async function readPicture(request: Request): Promise<Uint8Array> {
  if (!/^image\/[\w.+-]+$/.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal('unsupported_media_type', 'Send the picture itself as the body, as image/….');
  }
  return new Uint8Array(await request.arrayBuffer());
}

/** The body alone, for the addresses that another library answers. */
export async function readBody<S extends z.ZodType>(
  schema: S,
  request: Request,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  throw unusable(parsed.error.issues.flatMap((issue) => problemsOf('body', issue)));
}

const unusable = (problems: readonly FieldProblem[]) =>
  new Refusal('invalid_input', 'The request holds something that cannot be used.', problems);

/** A name given twice becomes a list, so that only a schema that wants a list accepts it. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const key of new Set(search.keys())) {
    const [first = '', ...more] = search.getAll(key);
    query.set(key, more.length > 0 ? [first, ...more] : first);
  }
  return Object.fromEntries(query);
}

function problemsOf(part: Part, issue: z.core.$ZodIssue): FieldProblem[] {
  const at = [part, ...issue.path.map(String)].join('.');
  if (issue.code === 'invalid_union') return [{ field: at, reason: reasonOfUnion(issue) }];
  if (issue.code !== 'unrecognized_keys') return [{ field: at, reason: issue.message }];
  // Input may hold absurdly many unknown names; the first few are enough to act on.
  return issue.keys
    .slice(0, 10)
    .map((key) => ({ field: `${at}.${key.slice(0, 100)}`, reason: 'is not a known field' }));
}

/** Of the shapes that were possible, the one that nearly fitted says most. */
function reasonOfUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  const issues = issue.errors.flat();
  const near = issues.find(({ code }) => code !== 'invalid_type') ?? issues[0];
  return near?.message ?? issue.message;
}

async function readJson(request: Request): Promise<unknown> {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((one) => one.startsWith('charset='))?.slice('charset='.length);
  if (type !== 'application/json' || (charset && !/^"?utf-?8"?$/.test(charset))) {
    throw new Refusal('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding !== 'identity') {
    throw new Refusal('unsupported_media_type', 'Send the body without Content-Encoding.');
  }
  const bytes = await request.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseUnwritable);
  } catch {
    throw new Refusal('malformed_json', 'The body is not JSON in UTF-8.');
  }
}

/** NUL and a lone surrogate are characters to JSON, but to no text in the database. */
function refuseUnwritable(key: string, value: unknown): unknown {
  if (!isWritable(key) || (typeof value === 'string' && !isWritable(value))) {
    throw new SyntaxError('not Unicode');
  }
  return value;
}

const isWritable = (text: string) => text.isWellFormed() && !text.includes('\0');
