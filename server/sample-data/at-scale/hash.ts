/**
 * Chance by number instead of by turn: the nth trip can be asked for again, in any order, while one
 * table after the other is written. Nothing of millions of rows is kept in memory.
 */
export function hash(seed: number, n: number, salt: number): number {
  let word = Math.imul(n, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca77) ^ seed;
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return (word ^ (word >>> 15)) >>> 0;
}

/** A whole number, both ends included. */
export function hashBetween(seed: number, n: number, salt: number, from: number, to: number) {
  return from + (hash(seed, n, salt) % (to - from + 1));
}

/** Version 4 in form. For one salt no two are alike: the first eight digits are a shuffled `n`. */
export function hashUuid(seed: number, n: number, salt: number): string {
  const a = hex(hash(seed, n, salt));
  const b = hex(hash(seed, n, salt + 101));
  const c = hex(hash(seed, n, salt + 211) | 0);
  const d = hex(hash(seed, n, salt + 307));
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
