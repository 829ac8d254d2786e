import { includedServiceFee, includedTax, withServiceFee } from './included-parts.ts';
import {
  add,
  type Currency,
  compareMoney,
  type Money,
  moneyFromCents,
  multiplyByInteger,
  negate,
  roundDownToCents,
  roundUpToCents,
  smaller,
  subtract,
  sum,
  zero,
} from './money.ts';
import { type Discount, discountOn } from './policies/promo.ts';
import {
  ageAtStart,
  type YoungDriverBand,
  youngDriverBand,
  youngDriverFeePerDay,
} from './policies/young-driver.ts';
import { pricePolicy } from './policy-constants.ts';
import type { ByDayKind, OnceKind, PriceLineKind } from './price-line.ts';
import { rentalDays, type Trip } from './trip.ts';

/** Something paid by the day, its price as the catalogue (or, for a change, the booking) has it. */
export type PricedItem = {
  readonly ref: string;
  readonly label: string;
  readonly pricePerDay: Money;
};

/** `hasFees`: the service fee is already in the price. */
export type PricedExtra = PricedItem & {
  readonly hasFees: boolean;
  /** How many of it; of additional drivers, how many people. */
  readonly quantity?: number | undefined;
};

export type QuoteChoices = {
  readonly insurances: readonly PricedItem[];
  readonly extras: readonly PricedExtra[];
  /** Unknown for a visitor, who then sees no young-driver line yet. */
  readonly driverBirthdate?: Temporal.PlainDate | undefined;
  /** Of those additional drivers whose age is counted. */
  readonly additionalBirthdates?: readonly Temporal.PlainDate[] | undefined;
  readonly promo?: { readonly code: string; readonly discount: Discount } | undefined;
  readonly creditBalance?: Money | undefined;
};

/** What the city adds to a price. */
export type CityRates = {
  readonly currency: Currency;
  readonly timeZone: string;
  readonly taxDivisorBasisPoints: number;
  readonly youngDriverBands: readonly YoungDriverBand[];
};

/** What the price of a booking rests on beside its lines; a change is priced by it. */
export type PriceTerms = {
  readonly promo: QuoteChoices['promo'] | null;
  readonly youngDriverBands: readonly YoungDriverBand[];
};

export type QuoteLine = {
  readonly kind: PriceLineKind;
  readonly ref: string;
  /** Null where the kind alone says it, so the words are the reader's language's. */
  readonly label: string | null;
  readonly days: number;
  readonly quantity: number;
  readonly unitAmount: Money;
  /** Exact: `unitAmount × days × quantity`. */
  readonly amount: Money;
  /** In cents, such that the lines of a receipt add up to its total to the cent. */
  readonly shown: Money;
};

export type Quote = {
  readonly days: number;
  readonly lines: readonly QuoteLine[];
  /** Whole cents: shown and charged alike. */
  readonly total: Money;
  readonly includesServiceFee: Money;
  readonly includesTaxes: Money;
};

type ExactLine = Omit<QuoteLine, 'shown'>;

/** The one place where a trip is priced: the panel, the receipt and the charge all read it. */
export function quote(car: PricedItem, trip: Trip, choices: QuoteChoices, rates: CityRates): Quote {
  const days = rentalDays(trip, rates.timeZone);
  const rental = [
    perDay('car', car, car.pricePerDay, days),
    ...choices.insurances.map((item) => perDay('insurance', item, item.pricePerDay, days)),
    ...choices.extras.map((item) =>
      perDay('extra', item, extraPricePerDay(item), days, item.quantity),
    ),
    ...youngDriverLines(trip, days, choices, rates),
  ];
  const promo = promoLines(totalOf(rental, rates.currency), choices);
  const due = roundUpToCents(totalOf([...rental, ...promo], rates.currency));
  const lines = [...rental, ...promo, ...creditLines(due, choices)];
  return {
    days,
    lines: withShownCents(lines, rates.currency),
    total: roundUpToCents(totalOf(lines, rates.currency)),
    includesServiceFee: includedServiceFee(due),
    includesTaxes: includedTax(due, rates.taxDivisorBasisPoints),
  };
}

/**
 * A price by how it is paid: `rental` is what the trip costs, `credit` what of it is paid with credit,
 * and the total is what is left for a card. Fee and taxes are those of the rental.
 */
export function splitByCredit({
  lines,
  total,
}: {
  readonly lines: readonly Pick<QuoteLine, 'kind' | 'shown'>[];
  readonly total: Money;
}): { readonly rental: Money; readonly credit: Money } {
  const used = lines.filter(({ kind }) => kind === 'credit').map(({ shown }) => negate(shown));
  const credit = sum(used, total.currency);
  return { rental: add(total, credit), credit };
}

/** An extra's price per day as shown and charged: with the service fee, wherever it is stored. */
export function extraPricePerDay(extra: PricedExtra): Money {
  return extra.hasFees ? extra.pricePerDay : withServiceFee(extra.pricePerDay);
}

/** The total of a trip with nothing added, for lists and map pins: the same as its bare quote. */
export function bareTripTotal(pricePerDay: Money, days: number): Money {
  return roundUpToCents(multiplyByInteger(pricePerDay, days));
}

type Named = Pick<QuoteLine, 'ref' | 'label'>;

function perDay(
  kind: ByDayKind,
  { ref, label }: Named,
  unitAmount: Money,
  days: number,
  quantity = 1,
): ExactLine {
  const amount = multiplyByInteger(unitAmount, days * quantity);
  return { kind, ref, label, days, quantity, unitAmount, amount };
}

function once(kind: OnceKind, { ref, label }: Named, amount: Money): ExactLine {
  return { kind, ref, label, days: 1, quantity: 1, unitAmount: amount, amount };
}

function youngDriverLines(
  trip: Trip,
  days: number,
  choices: QuoteChoices,
  rates: CityRates,
): ExactLine[] {
  const renter = choices.driverBirthdate ? [choices.driverBirthdate] : [];
  const bands = [...renter, ...(choices.additionalBirthdates ?? [])].map((birthdate) =>
    youngDriverBand(ageAtStart(trip.startsAt, rates.timeZone, birthdate), rates.youngDriverBands),
  );
  return rates.youngDriverBands.flatMap((band) => {
    const people = bands.filter((one) => one === band).length;
    if (people === 0) return [];
    const item = { ref: `${band.fromAge}-${band.belowAge - 1}`, label: null };
    const fee = youngDriverFeePerDay(band, rates.currency);
    return [perDay('young-driver', item, fee, days, people)];
  });
}

function promoLines(rentalTotal: Money, { promo }: QuoteChoices): ExactLine[] {
  if (!promo) return [];
  const item = { ref: promo.code, label: promo.code };
  return [once('promo', item, negate(discountOn(rentalTotal, promo.discount)))];
}

// Credit pays like a card does, in whole cents of what is due: no fraction of a cent is left behind
// in the ledger, and the total cannot fall below zero. What is left for the card is nothing, or
// enough for a card to be charged.
function creditLines(due: Money, { creditBalance }: QuoteChoices): ExactLine[] {
  if (!creditBalance) return [];
  const wished = smaller(roundDownToCents(creditBalance), due);
  const smallest = moneyFromCents(pricePolicy.smallestChargeCents, due.currency);
  const left = subtract(due, wished);
  const isTooLittle = left.amount > 0 && compareMoney(left, smallest) < 0;
  const used = isTooLittle ? subtract(due, smallest) : wished;
  if (used.amount <= 0) return [];
  return [once('credit', { ref: 'credit', label: null }, negate(used))];
}

function totalOf(lines: readonly ExactLine[], currency: Currency): Money {
  return sum(
    lines.map((line) => line.amount),
    currency,
  );
}

// Rounding each line by itself would show lines that add up to a few cents more than the total. Each
// line shows instead by how much it moves the rounded running total, so only one rounding happens.
export function withShownCents<L extends { readonly amount: Money }>(
  lines: readonly L[],
  currency: Currency,
): (L & { readonly shown: Money })[] {
  let running = zero(currency);
  return lines.map((line) => {
    const before = roundUpToCents(running);
    running = add(running, line.amount);
    return { ...line, shown: subtract(roundUpToCents(running), before) };
  });
}
