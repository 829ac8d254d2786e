import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRichText, type RichNode, richTags } from './rich-text.ts';

function textOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

describe('the text of an insurance', () => {
  test('keeps paragraphs, lists and stress [R-EXTRAS-011]', () => {
    expect(
      parseRichText(
        '<p>Help at <strong>any</strong> hour.</p><ul><li>Towing</li><li>Keys</li></ul>',
      ),
    ).toEqual([
      { tag: 'p', children: ['Help at ', { tag: 'strong', children: ['any'] }, ' hour.'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['Towing'] },
          { tag: 'li', children: ['Keys'] },
        ],
      },
    ]);
  });

  test.each([
    ['a script', '<p>Safe</p><script>alert(1)</script>', 'Safe'],
    ['a script that never ends', 'Safe<script>alert(1)', 'Safe'],
    ['attributes', '<p onclick="alert(1)" style="color:red">Safe</p>', 'Safe'],
    ['a link', '<a href="javascript:alert(1)">Safe</a>', 'Safe'],
    ['a picture', 'Sa<img src=x onerror=alert(1)>fe', 'Safe'],
    ['a comment', 'Sa<!-- <script> -->fe', 'Safe'],
    ['a frame', '<iframe srcdoc="<p>x</p>">x</iframe>Safe', 'Safe'],
  ])('leaves out %s', (_, html, text) => {
    const nodes = parseRichText(html);
    expect(textOf(nodes)).toBe(text);
  });

  test('reads the usual entities, and a stray bracket as itself', () => {
    expect(textOf(parseRichText('1 &lt; 2 &amp; 3 &#8364; < 4 &unknown;'))).toBe(
      '1 < 2 & 3 € < 4 &unknown;',
    );
  });

  test('closes what was left open', () => {
    expect(parseRichText('<ul><li>One<li>Two</ul>after')).toEqual([
      {
        tag: 'ul',
        children: [{ tag: 'li', children: ['One', { tag: 'li', children: ['Two'] }] }],
      },
      'after',
    ]);
    expect(parseRichText('</p>text')).toEqual(['text']);
  });

  test('never yields any other tag, whatever it is given [R-EXTRAS-011]', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<script>',
      '<li x="',
      '">',
      '&lt;',
      '<',
      'a',
    );
    const pieces = fc.array(fc.oneof(parts, fc.string()), { maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(pieces, (html) => {
        const check = (node: RichNode) => {
          if (typeof node === 'string') return;
          expect(richTags).toContain(node.tag);
          node.children.forEach(check);
        };
        parseRichText(html.join('')).forEach(check);
      }),
    );
  });
});
