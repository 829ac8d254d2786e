import { type Money, multiplyByRatio } from './money.ts';
import { pricePolicy } from './policy-constants.ts';

const basisPoints = 10_000;

/** The service fee that a total already contains: total − total ÷ 1.15. */
export function includedServiceFee(total: Money): Money {
  return includedPart(total, pricePolicy.serviceFeeMultiplierBasisPoints);
}

/** The tax that a total already contains: total − total ÷ 1.23 when the divisor is 12300. */
export function includedTax(total: Money, taxDivisorBasisPoints: number): Money {
  return includedPart(total, taxDivisorBasisPoints);
}

/** A price stored without the service fee, with it: × 1.15. */
export function withServiceFee(price: Money): Money {
  return multiplyByRatio(price, pricePolicy.serviceFeeMultiplierBasisPoints, basisPoints, 'up');
}

// Rounding up here and again when shown is rounding up once: a ceiling of a ceiling on a coarser
// grid is the ceiling of the exact value.
function includedPart(total: Money, multiplierBasisPoints: number): Money {
  return multiplyByRatio(total, multiplierBasisPoints - basisPoints, multiplierBasisPoints, 'up');
}
