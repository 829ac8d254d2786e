/** What a card's first digits tell about the rest. */
interface CardShape {
  readonly brand: string;
  readonly starts: RegExp;
  readonly groups: readonly number[];
  readonly lengths: readonly number[];
  readonly cvcLength: number;
}

const fours = [4, 4, 4, 4, 3];
const usual = { groups: fours, cvcLength: 3 };

const shapes: readonly CardShape[] = [
  { ...usual, brand: 'visa', starts: /^4/, lengths: [13, 16, 19] },
  { ...usual, brand: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16] },
  { brand: 'amex', starts: /^3[47]/, groups: [4, 6, 5], lengths: [15], cvcLength: 4 },
  { ...usual, brand: 'diners', starts: /^3(0[0-5]|[689])/, lengths: [14, 16, 19] },
  { ...usual, brand: 'jcb', starts: /^35/, lengths: [16, 19] },
  { ...usual, brand: 'discover', starts: /^(6011|65|64[4-9])/, lengths: [16, 19] },
  { ...usual, brand: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19] },
  { ...usual, brand: 'maestro', starts: /^(5[06-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
];

const anyCard: CardShape = {
  ...usual,
  brand: 'unknown',
  starts: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
};

export function shapeOf(digits: string): CardShape {
  return shapes.find(({ starts }) => starts.test(digits)) ?? anyCard;
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** "4242 4242 4242 4242", or as American Express prints it. */
export function groupNumber(text: string): string {
  const digits = digitsOf(text);
  const { groups, lengths } = shapeOf(digits);
  let rest = digits.slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** The length fits the brand, and the check digit at the end (Luhn) fits the rest. */
export function isCardNumber(digits: string): boolean {
  if (!shapeOf(digits).lengths.includes(digits.length)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
