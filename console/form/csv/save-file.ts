/** Long enough for any browser to have begun to save it. */
const FORGOTTEN_MS = 60_000;

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), FORGOTTEN_MS);
}
