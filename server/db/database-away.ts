/** What the operating system says of a connection that broke or was never made. */
const brokenConnection: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * What PostgreSQL says when it cannot serve anybody: a broken connection, no room (disk, memory,
 * connections), shutting down or starting, a disk that fails, a standby where the primary should be.
 */
const CANNOT_SERVE = /^(08...|53...|57P0[123]|58030|25006)$/;

/** The driver's own words, which come without a code. */
const lostForWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * Whether an error says that the database is away, and nothing about what was asked of it. Whether a
 * write cut off in its last moment was kept, nobody knows; its repetition under the same key finds out.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string') return brokenConnection.has(code) || CANNOT_SERVE.test(code);
  return lostForWords.test(error.message);
}
