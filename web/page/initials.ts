/** "Maria do Carmo" is MC, "Prince" is P: the first and the last name count. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return ends.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
