import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyScrypt } from 'better-auth/crypto';
import { inTurn } from '../in-turn.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const PREFIX = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const derive = promisify(argon2);

/** In the notation that other tools read, too: what it was made with stands before salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${PREFIX}${unpadded(salt)}$${unpadded(await keyOf(password, salt))}`;
}

export async function verifyPassword({
  hash,
  password,
}: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  // From before, and weaker: the sign-in library's own.
  if (!isCurrentHash(hash)) return inTurn(() => verifyScrypt({ hash, password }));
  const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$');
  const wanted = Buffer.from(key, 'base64');
  return timingSafeEqual(wanted, await keyOf(password, Buffer.from(salt, 'base64')));
}

export const isCurrentHash = (hash: string): boolean => hash.startsWith(PREFIX);

function keyOf(password: string, nonce: Buffer): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return inTurn(() => derive('argon2id', { ...cost, message, nonce, tagLength: TAG_BYTES }));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
