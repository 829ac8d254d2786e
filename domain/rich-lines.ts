/**
 * Texts of protection are stored as simple HTML, which renters' pages show. Whoever writes them writes lines: each
 * is a paragraph, and those that begin with a dash are a list.
 */
export function richTextOf(lines: string): string {
  const parts: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) parts.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of tidy(lines)) {
    if (line.startsWith('- ')) items.push(`<li>${escaped(line.slice(2))}</li>`);
    else {
      endList();
      parts.push(`<p>${escaped(line)}</p>`);
    }
  }
  endList();
  return parts.join('');
}

/** The same text as it is written; what else HTML can say is left out. */
export function linesOf(richText: string): string {
  const lines = richText
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<\/?(?:p|ul|li|br)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return tidy(decoded(lines)).join('\n');
}

const tidy = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '' && line !== '-');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
