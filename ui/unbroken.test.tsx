import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const unbrokenPieces = (text: string) => {
  const page = renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
  expect(page.replaceAll(/<[^>]+>/g, ''), 'the text itself is the same').toBe(text);
  return [...page.matchAll(/nowrap">([^<]*)</g)].map(([, part]) => part);
};

test('a post code stays on one line', () => {
  expect(unbrokenPieces('Rua Garrett 120, 1200-205 Lisboa')).toEqual(['1200-205']);
  expect(unbrokenPieces('1200-205 Lisboa, 1350-134 Lisboa')).toEqual(['1200-205', '1350-134']);
});

test('what has no hyphen, or would not fit on a phone, may break anywhere', () => {
  expect(unbrokenPieces('19 East 72nd Street')).toEqual([]);
  expect(unbrokenPieces('maximiliane.alexandra.von.hohenstein-wuerttemberg')).toEqual([]);
});
