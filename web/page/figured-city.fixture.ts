import { type Currency, moneyFromUnits } from '../../domain/money.ts';

/** An offered city with the usual deposits, where young drivers pay nothing more. */
export function figuredCity(name: string, currency: Currency) {
  return {
    name,
    currency,
    offered: true,
    deposit: {
      creditCard: moneyFromUnits(350, currency),
      debitCard: moneyFromUnits(600, currency),
    },
    youngDriverFees: [],
    supportPhone: null,
    hours: { opensAtHour: 7, closesAtHour: 23 },
  };
}
