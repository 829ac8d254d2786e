/**
 * Which cars of a city are taken on a day, packed so that a search can ask a whole fleet at once. The
 * cars of a city have numbers; so many neighbours make a block, and a block has one entry per day. The
 * days are those of UTC: they only divide time, so no zone matters.
 */
export const carsPerBlock = 8_192;

const secondsPerDay = 86_400;
const bytesPerBlock = carsPerBlock / 8;
const bytesPerPart = 8;
const bitsOfSecond = 17;

/**
 * Half-open, in whole seconds since 1970. What was stored with fractions is rounded outwards: a search
 * asks in whole seconds, so that changes no answer.
 */
export type Stay = { readonly from: number; readonly to: number };

export type TakenDay = {
  /** A bit per car of the block: taken at some time of the day. Zeros at the end are left out. */
  readonly touched: Uint8Array;
  /** Cars taken for a part of the day only: their number in the block, from and to, in eight bytes. */
  readonly parts: Uint8Array;
};

export function daysOf({ from, to }: Stay): { readonly first: number; readonly last: number } {
  return { first: Math.floor(from / secondsPerDay), last: Math.floor((to - 1) / secondsPerDay) };
}

/** Sets the bit of every car of the block that is taken at some time of the wanted range. */
export function markTaken(
  taken: Uint8Array,
  block: number,
  day: number,
  { touched, parts }: TakenDay,
  wanted: Stay,
): void {
  const { from, to } = withinDay(wanted, day);
  const isWhole = from === 0 && to === secondsPerDay;
  const bits = isWhole ? touched : touched.slice();
  if (!isWhole) {
    // Whoever has the car all day remains; of the others those that meet the wanted part come back.
    eachPart(parts, (car) => clearBit(bits, car));
    eachPart(parts, (car, partFrom, partTo) => {
      if (partFrom < to && from < partTo) setBit(bits, car);
    });
  }
  const offset = block * bytesPerBlock;
  const length = Math.min(bits.length, taken.length - offset);
  for (let index = 0; index < length; index += 1) {
    taken[offset + index] = (taken[offset + index] ?? 0) | (bits[index] ?? 0);
  }
}

/** The entry with the stays of some cars replaced: `cars` are forgotten, `stays` are written. */
export function rewriteDay(
  day: number,
  stored: TakenDay | undefined,
  cars: ReadonlySet<number>,
  stays: readonly { readonly car: number; readonly stay: Stay }[],
): TakenDay {
  const bits = new Uint8Array(bytesPerBlock);
  if (stored) bits.set(stored.touched);
  for (const car of cars) clearBit(bits, car);
  const parts: Part[] = [];
  eachPart(stored?.parts ?? new Uint8Array(), (car, from, to) => {
    if (!cars.has(car)) parts.push({ car, from, to });
  });
  for (const { car, stay } of stays) {
    setBit(bits, car);
    const part = withinDay(stay, day);
    if (part.from > 0 || part.to < secondsPerDay) parts.push({ car, ...part });
  }
  return { touched: withoutZerosAtEnd(bits), parts: packed(parts) };
}

export function hasBit(bits: Uint8Array, index: number): boolean {
  return ((bits[index >> 3] ?? 0) & (1 << (index & 7))) !== 0;
}

export function setBit(bits: Uint8Array, index: number): void {
  bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
}

export function clearBit(bits: Uint8Array, index: number): void {
  bits[index >> 3] = (bits[index >> 3] ?? 0) & ~(1 << (index & 7));
}

/** Those of `bits` that `others` has not. */
export function withoutBits(bits: Uint8Array, others: Uint8Array): Uint8Array {
  return bits.map((byte, index) => byte & ~(others[index] ?? 0));
}

export function countBits(bits: Uint8Array): number {
  let count = 0;
  for (const byte of bits) count += bitsOfByte[byte] ?? 0;
  return count;
}

/** How many bits each byte has: one more than half of it, if it is odd. */
const bitsOfByte = new Uint8Array(256);
for (let byte = 1; byte < bitsOfByte.length; byte += 1) {
  bitsOfByte[byte] = (bitsOfByte[byte >> 1] ?? 0) + (byte & 1);
}

/** In seconds of the day. */
function withinDay({ from, to }: Stay, day: number): Stay {
  const midnight = day * secondsPerDay;
  return { from: Math.max(0, from - midnight), to: Math.min(secondsPerDay, to - midnight) };
}

type Part = Stay & { readonly car: number };

/** Without an object for each: a large city has thousands a day. */
function eachPart(bytes: Uint8Array, use: (car: number, from: number, to: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += bytesPerPart) {
    const word = view.getUint32(at);
    use(word >>> bitsOfSecond, word & ((1 << bitsOfSecond) - 1), view.getUint32(at + 4));
  }
}

function packed(parts: readonly Part[]): Uint8Array {
  const bytes = new Uint8Array(parts.length * bytesPerPart);
  const view = new DataView(bytes.buffer);
  for (const [index, { car, from, to }] of parts.entries()) {
    view.setUint32(index * bytesPerPart, (car << bitsOfSecond) | from);
    view.setUint32(index * bytesPerPart + 4, to);
  }
  return bytes;
}

function withoutZerosAtEnd(bits: Uint8Array): Uint8Array {
  const last = bits.findLastIndex((byte) => byte !== 0);
  return bits.slice(0, last + 1);
}
