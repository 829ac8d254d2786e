/** Whether the visitor asked for less data: then the live map, the heaviest part, is not fetched. */
export function savesData(): boolean {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
