import {
  type Dinero,
  dinero,
  add as dineroAdd,
  down as dineroDown,
  multiply as dineroMultiply,
  subtract as dineroSubtract,
  up as dineroUp,
  EUR,
  toSnapshot,
  transformScale,
  USD,
} from 'dinero.js/bigint';

export type Currency = 'EUR' | 'USD';

/** An amount in ten-thousandths of the currency's unit: 12.5 euros is `{ amount: 125000 }`. */
export type Money = {
  readonly amount: number;
  readonly currency: Currency;
  readonly precision: 4;
};

/** Towards positive or negative infinity. There is no default: whoever divides says who gains. */
export type Rounding = 'up' | 'down';

const scale = 4;
export const amountsPerUnit = 10_000;
const amountsPerCent = 100;
const currencies = { EUR, USD };
const divisions = { up: dineroUp, down: dineroDown };

/** Amounts beyond the exact integers are a defect of the caller, so they throw. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an exact amount: ${amount}`);
  // `+ 0` turns minus zero, which would print and compare differently, into zero.
  return { amount: amount + 0, currency, precision: scale };
}

/** Units, as policies name them: 350 is three hundred and fifty dollars. */
export function moneyFromUnits(units: number, currency: Currency): Money {
  // A decimal such as 45.55 times 10,000 falls beside the integer that it means.
  return money(Math.round(units * amountsPerUnit), currency);
}

export function moneyFromCents(cents: number, currency: Currency): Money {
  return money(cents * amountsPerCent, currency);
}

export function zero(currency: Currency): Money {
  return money(0, currency);
}

export function add(a: Money, b: Money): Money {
  return fromDinero(dineroAdd(toDinero(a), toDinero(b)));
}

export function subtract(a: Money, b: Money): Money {
  return fromDinero(dineroSubtract(toDinero(a), toDinero(b)));
}

export function negate(a: Money): Money {
  return money(-a.amount, a.currency);
}

export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency));
}

export function multiplyByInteger(a: Money, factor: number): Money {
  return fromDinero(dineroMultiply(toDinero(a), BigInt(factor)));
}

/** `a × numerator ÷ denominator`, both whole and the denominator positive, rounded at scale 4. */
export function multiplyByRatio(
  a: Money,
  numerator: number,
  denominator: number,
  rounding: Rounding,
): Money {
  const product = dineroMultiply(toDinero(a), BigInt(numerator));
  const { amount } = toSnapshot(product);
  const quotient = divisions[rounding](amount, BigInt(denominator), product.calculator);
  return money(Number(quotient), a.currency);
}

export function roundUpToCents(a: Money): Money {
  return roundToCents(a, 'up');
}

export function roundDownToCents(a: Money): Money {
  return roundToCents(a, 'down');
}

/** What a payment provider is asked for. Rounds up, like everything shown. */
export function toChargeableCents(a: Money): number {
  return roundUpToCents(a).amount / amountsPerCent;
}

export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  const { amount } = subtract(a, b);
  return amount < 0 ? -1 : amount > 0 ? 1 : 0;
}

export function smaller(a: Money, b: Money): Money {
  return compareMoney(a, b) <= 0 ? a : b;
}

export function larger(a: Money, b: Money): Money {
  return compareMoney(a, b) >= 0 ? a : b;
}

function roundToCents(a: Money, rounding: Rounding): Money {
  return fromDinero(
    transformScale(transformScale(toDinero(a), 2n, divisions[rounding]), BigInt(scale)),
  );
}

// Dinero works on BigInt here: a product of two exact integers is then exact whatever its size, and
// only a result too large to be written as JSON is refused. It also refuses mixed currencies.
function toDinero(a: Money): Dinero<bigint> {
  return dinero({
    amount: BigInt(a.amount),
    currency: currencies[a.currency],
    scale: BigInt(scale),
  });
}

function fromDinero(d: Dinero<bigint>): Money {
  const { amount, currency } = toSnapshot(d);
  return money(Number(amount), currency.code === 'EUR' ? 'EUR' : 'USD');
}
