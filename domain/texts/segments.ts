/** What phones can show at 7 bits a letter (GSM 03.38). Anything else makes a whole text cost more than twice as much. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take the room of two. */
const extended = new Set('^{}\\[~]|€\f');

/** A single text, and each part of a longer one. */
const room = { gsm: { alone: 160, part: 153 }, other: { alone: 70, part: 67 } } as const;

export const isGsm = (text: string): boolean =>
  [...text].every((letter) => basic.has(letter) || extended.has(letter));

/** How many texts the network makes of one, and charges. */
export function segmentsOf(text: string): number {
  const inGsm = isGsm(text);
  const { alone, part } = inGsm ? room.gsm : room.other;
  const units = [...text].map((letter) => unitsOf(letter, inGsm));
  if (units.reduce((sum, one) => sum + one, 0) <= alone) return 1;
  // A letter of two units is never cut in half.
  let parts = 1;
  let left = part;
  for (const one of units) {
    if (one > left) {
      parts += 1;
      left = part;
    }
    left -= one;
  }
  return parts;
}

const unitsOf = (letter: string, inGsm: boolean): number =>
  inGsm ? (extended.has(letter) ? 2 : 1) : letter.length;

const straight: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** The same text in letters that cost least: João reads Joao. A letter without a plain one stays as it is. */
export const inGsm = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => plainLetter(letter)).join('');

function plainLetter(letter: string): string {
  if (basic.has(letter) || extended.has(letter)) return letter;
  const plain = straight[letter] ?? letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain !== '' && isGsm(plain) ? plain : letter;
}
