import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

/** What the inline scripts of a page say, each once, as a Content-Security-Policy names it. */
export function scriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(parse(html)).map(hashOf))];
}

function inlineScripts(node: DefaultTreeAdapterTypes.Node): string[] {
  if (!('childNodes' in node)) return [];
  const isScript = tree.isElementNode(node) && node.tagName === 'script';
  if (!isScript) return node.childNodes.flatMap(inlineScripts);
  if (node.attrs.some(({ name }) => name === 'src')) return [];
  return node.childNodes.filter(tree.isTextNode).map(({ value }) => value);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
