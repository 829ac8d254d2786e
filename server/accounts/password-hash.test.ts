import { argon2Sync } from 'node:crypto';
import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPassword, isCurrentHash, verifyPassword } from './password-hash.ts';

describe('a password’s hash', () => {
  it('is Argon2id at the cost that OWASP advises, with a salt of its own [A-SAFE-018]', async () => {
    const [one, two] = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('is what anybody would compute from what it says', async () => {
    const hash = await hashPassword('the password');
    const [, , , , salt = '', key = ''] = hash.split('$');
    const again = argon2Sync('argon2id', {
      message: 'the password',
      nonce: Buffer.from(salt, 'base64'),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    expect(again).toEqual(Buffer.from(key, 'base64'));
  });

  it('fits its password and no other, in whatever script', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128, size: 'max' });
    await fc.assert(
      fc.asyncProperty(text, text, async (password, other) => {
        const hash = await hashPassword(password);
        expect(await verifyPassword({ hash, password })).toBe(true);
        // Whoever counts only the first letters would let this in.
        expect(await verifyPassword({ hash, password: `${password}!` })).toBe(false);
        const isSame = other.normalize('NFKC') === password.normalize('NFKC');
        expect(await verifyPassword({ hash, password: other })).toBe(isSame);
      }),
      { numRuns: 5 },
    );
  });

  it('of before is still accepted, and known to be of before', async () => {
    const hash = await hashByLibrary('from before');
    expect(isCurrentHash(hash)).toBe(false);
    expect(await verifyPassword({ hash, password: 'from before' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'another' })).toBe(false);
    expect(isCurrentHash(await hashPassword('of today'))).toBe(true);
  });
});
