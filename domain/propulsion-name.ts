/** American renters buy gas; in Lisbon and Paris the same fuel is petrol. */
const petrolCountries: readonly string[] = ['PT', 'FR'];

export function propulsionName<Type extends string>(
  type: Type,
  countryCode: string,
): Type | 'PETROL' {
  return type === 'GAS' && petrolCountries.includes(countryCode) ? 'PETROL' : type;
}
