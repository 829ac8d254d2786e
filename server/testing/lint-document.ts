interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly tags: readonly { readonly name: string; readonly description: string | undefined }[];
}

/** What `npm run lint:api` has found before, of all that its linters look for. */
export function lintDocument(document: Document): string[] {
  const findings: string[] = [];
  for (const { name, description } of document.tags) {
    if (!name || !description) findings.push(`tag "${name}" is not described`);
  }
  const paths = Object.keys(document.paths);
  for (const [index, path] of paths.entries()) {
    for (const other of paths.slice(index + 1)) {
      if (canBeBoth(path, other)) findings.push(`${path} and ${other} can be the same address`);
    }
  }
  for (const [at, { type, items }] of partsOf(document)) {
    if (type === 'array' && !items) findings.push(`${at} is a list of anything`);
  }
  return findings;
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

/** Every object of a document, with the way to it. */
export function* partsOf(value: unknown, at = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  yield [at, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value)) yield* partsOf(inner, `${at}/${key}`);
}
