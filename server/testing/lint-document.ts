interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  readonly tags: readonly { readonly name: string; readonly description: string | undefined }[];
}

/** What any request may be answered with. */
const alwaysPossible = ['400', '422', '429', '500', '503'];

/** What `npm run lint:api` has found before, of all that its linters look for, and what they do not ask. */
export function lintDocument(document: Document): string[] {
  const findings: string[] = [];
  const tags = document.tags.map(({ name }) => name);
  for (const { name, description } of document.tags) {
    if (!name || !description) findings.push(`tag "${name}" is not described`);
  }
  for (const operation of Object.values(document.paths).flatMap(Object.values) as Operation[]) {
    const { operationId, tags: own, security, responses } = operation;
    if (own.length !== 1 || own.some((tag) => !tags.includes(tag))) {
      findings.push(`${operationId} has not one tag`);
    }
    // Whoever signs in wrongly is answered like somebody who did not.
    const isRefusedToStrangers = '401' in responses && operationId !== 'signIn';
    if (security.length > 0 !== isRefusedToStrangers) {
      findings.push(`${operationId} does not say whether one must be signed in`);
    }
    const missing = alwaysPossible.filter((status) => !(status in responses));
    if (missing.length > 0) findings.push(`${operationId} leaves out ${missing.join()}`);
  }
  const paths = Object.keys(document.paths);
  for (const [index, path] of paths.entries()) {
    for (const other of paths.slice(index + 1)) {
      if (canBeBoth(path, other)) findings.push(`${path} and ${other} can be the same address`);
    }
  }
  for (const [at, part] of partsOf(document)) {
    const { type, items } = part;
    if (type === 'array' && !items) findings.push(`${at} is a list of anything`);
    if (isBoundless(part)) findings.push(`${at} is a number without bounds`);
    if (isShapeWithoutName(at, part)) findings.push(`${at} is a shape without a name`);
  }
  return findings;
}

function isBoundless({ type, const: only, ...bounds }: Record<string, unknown>): boolean {
  if ((type !== 'integer' && type !== 'number') || only !== undefined) return false;
  const { minimum, exclusiveMinimum, maximum } = bounds;
  return (minimum ?? exclusiveMinimum) === undefined || maximum === undefined;
}

/** What is sent or answered is told once, under its name; a single field needs none. */
function isShapeWithoutName(at: string, { properties, oneOf, anyOf }: Record<string, unknown>) {
  const isSent = at.startsWith('#/paths/') && at.endsWith('/content/application/json/schema');
  return isSent && Object.keys(properties ?? oneOf ?? anyOf ?? {}).length > 1;
}

/** Each wins at another part, so that neither is the more exact one. */
function canBeBoth(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')];
  if (parts.length !== others.length) return false;
  const pairs = parts.map((part, index) => [part, others[index] ?? ''] as const);
  const isOpen = (part: string) => part.startsWith('{');
  return (
    pairs.every(([a, b]) => isOpen(a) || isOpen(b) || a === b) &&
    pairs.some(([a, b]) => isOpen(a) && !isOpen(b)) &&
    pairs.some(([a, b]) => !isOpen(a) && isOpen(b))
  );
}

/** Where a shape is meant, by its name, each time. */
export const referencesIn = (document: Document): string[] =>
  [...partsOf(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));

/** References that lead nowhere, and shapes that are never referred to. */
export function looseEndsOf(document: Document): string[] {
  const shapes = Object.keys(document.components.schemas);
  const addresses = new Set(shapes.map((name) => `#/components/schemas/${name}`));
  return [...addresses.symmetricDifference(new Set(referencesIn(document)))];
}

/** Every object of a document, with the way to it. */
function* partsOf(value: unknown, at = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  yield [at, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value)) yield* partsOf(inner, `${at}/${key}`);
}
