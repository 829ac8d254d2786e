import { createElement, type ReactNode } from 'react';
import { parseRichText, type RichNode, type RichTag } from './rich-text.ts';

const styles: Record<RichTag, string> = {
  p: 'not-first:mt-1',
  ul: 'mt-1 list-disc pl-4',
  li: '',
  strong: 'font-strong',
  em: 'italic',
};

/** A text of the catalogue with its simple marks, as elements of our own. */
export function RichText({ html }: { html: string }) {
  return <>{parseRichText(html).map(elementOf)}</>;
}

function elementOf(node: RichNode, place: number): ReactNode {
  if (typeof node === 'string') return node;
  // Nothing is ever added, removed or moved in such a text: the place is a good key.
  return createElement(
    node.tag,
    { key: place, className: styles[node.tag] || undefined },
    node.children.map(elementOf),
  );
}
