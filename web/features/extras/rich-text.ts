/** The few tags that a text of the catalogue may have. Everything else of HTML is left out. */
export const richTags = ['p', 'ul', 'li', 'strong', 'em'] as const;
export type RichTag = (typeof richTags)[number];
export type RichNode = string | { readonly tag: RichTag; readonly children: readonly RichNode[] };

interface Open {
  readonly tag: RichTag | null;
  readonly children: RichNode[];
}

// What stands inside these is not text for a reader.
const silent = /<(script|style|template|title|textarea|iframe|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(-->|$)/g;
const piece = /<(\/?)([a-z][a-z0-9]*)\b[^>]*(?:>|$)|<|[^<]+/gi;

/**
 * Reads simple HTML into a tree that React can render, without ever handing HTML to the browser. A
 * tag that is not on the list disappears and its text stays; attributes always disappear.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: Open = { tag: null, children: [] };
  const path: Open[] = [root];
  const top = () => path.at(-1) ?? root;

  for (const [text, slash, name] of html.replace(comment, '').replace(silent, '').matchAll(piece)) {
    if (name === undefined) {
      top().children.push(decode(text));
      continue;
    }
    const tag = richTags.find((known) => known === name.toLowerCase());
    if (!tag) continue;
    if (slash === '/') close(path, tag);
    else {
      const children: RichNode[] = [];
      top().children.push({ tag, children });
      path.push({ tag, children });
    }
  }
  return root.children;
}

/** Closes what was opened since as well; a closing tag without its opening one closes nothing. */
function close(path: Open[], tag: RichTag): void {
  const at = path.findLastIndex((open) => open.tag === tag);
  if (at > 0) path.length = at;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(Number(code));
  });
}
