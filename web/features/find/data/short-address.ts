/** The street and number; the city is known. */
export function shortAddress(query: string): string {
  return query.split(',')[0]?.trim() ?? '';
}
