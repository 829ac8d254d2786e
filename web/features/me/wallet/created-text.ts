/** When a card was added, as MM/DD/YYYY h:mm:ss, and which half of the day it was. */
export function createdText(instant: string, timeZone: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = at.hour % 12 || 12;
  const day = `${two(at.month)}/${two(at.day)}/${at.year}`;
  const half = at.hour < 12 ? 'am' : 'pm';
  return `${day} ${hour}:${two(at.minute)}:${two(at.second)}${half}`;
}
