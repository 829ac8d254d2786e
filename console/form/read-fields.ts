/** A whole number within its bounds; none for anything else. */
export function wholeIn(typed: string, least: number, most: number): number | null {
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1;
  return value >= least && value <= most ? value : null;
}
