interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly content: string;
  readonly parts: readonly Part[];
}

/** As much of MIME as our own messages use, read apart from the library that writes them. */
export function readMime(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        decodeWords(line.slice(line.indexOf(':') + 1).trim()),
      ]),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => readMime(part.replace(/^\r\n|\r\n$/g, '')))
    : [];
  return { headers, parts, content: decodeBody(body, headers.get('content-transfer-encoding')) };
}

export const leavesOf = (part: Part): Part[] =>
  part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''));
  return body;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    'latin1',
  ).toString();

const decodeWords = (value: string) =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
