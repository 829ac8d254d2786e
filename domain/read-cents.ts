/** An amount in cents as somebody typed it, with a point or a comma. */
export function centsIn(typed: string): number | null {
  const [, units, cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
