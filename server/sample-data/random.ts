/** Chance that repeats itself: the same seed gives the same fleet, on every machine. */
export interface Random {
  /** In [0, 1). */
  fraction(): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** `count` different ones, or all when there are fewer. */
  pickSome<T>(choices: readonly T[], count: number): T[];
  uuid(): string;
}

/** sfc32: four 32-bit words of state, passes the usual test batteries. */
export function createRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;

  function word(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  }
  // The first words still show the seed.
  for (let i = 0; i < 16; i++) word();

  const fraction = () => word() / 2 ** 32;
  const integer = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));

  function pick<T>(choices: readonly T[]): T {
    const chosen = choices[integer(0, choices.length - 1)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  }

  function pickSome<T>(choices: readonly T[], count: number): T[] {
    const left = [...choices];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) {
      chosen.push(...left.splice(integer(0, left.length - 1), 1));
    }
    return chosen;
  }

  function uuid(): string {
    const hex = [word(), word(), word(), word()].map(eightHexDigits).join('');
    const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  return { fraction, integer, chance: (p) => fraction() < p, pick, pickSome, uuid };
}

function eightHexDigits(value: number): string {
  return value.toString(16).padStart(8, '0');
}
