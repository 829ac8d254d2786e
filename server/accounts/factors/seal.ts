import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from '../auth-library.ts';

/** A secret that we must be able to read again is stored under the session secret, which is not in the database. */
export async function seal(auth: Auth, secret: Buffer): Promise<string> {
  const { secretConfig } = await auth.$context;
  return symmetricEncrypt({ key: secretConfig, data: secret.toString('base64') });
}

export async function unseal(auth: Auth, sealed: string): Promise<Buffer> {
  const { secretConfig } = await auth.$context;
  return Buffer.from(await symmetricDecrypt({ key: secretConfig, data: sealed }), 'base64');
}
