/** Monday is 1 and Sunday is 7, as Temporal counts. */
export type WeekStart = 1 | 7;

/** Where calendars on the wall begin with Sunday; everywhere else with Monday. */
const sundayFirst: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'BR', 'JP', 'KR', 'IL', 'IN']);

export function weekStartIn(countryCode: string): WeekStart {
  return sundayFirst.has(countryCode) ? 7 : 1;
}
