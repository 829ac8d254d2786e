/** What an address says for a number, brought within its limits; nothing for what is no number. */
export function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Math.min(most, Math.max(least, Number(text)));
}
