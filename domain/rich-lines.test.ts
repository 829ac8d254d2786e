import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, richTextOf } from './rich-lines.ts';

test('lines are paragraphs, and those with a dash are a list', () => {
  const html = '<p>If the car breaks down.</p><ul><li>Towing</li><li>Flat tyre</li></ul>';
  expect(linesOf(html)).toBe('If the car breaks down.\n- Towing\n- Flat tyre');
  expect(richTextOf(linesOf(html))).toBe(html);
});

test('nobody writes HTML: what looks like it is shown as it was written', () => {
  expect(richTextOf('<script>1 & 2</script>')).toBe(
    '<p>&lt;script&gt;1 &amp; 2&lt;/script&gt;</p>',
  );
});

test('what was written stands in the form as before, whatever it was', () => {
  const words = fc.constantFrom('a', '- b', '-', '<p>', '&amp;', '&lt;', '  ', 'c  d', '\n', '"');
  const texts = fc.array(words, { maxLength: 12 }).map((parts) => parts.join('\n'));
  fc.assert(
    fc.property(texts, (text) => {
      const once = linesOf(richTextOf(text));
      expect(linesOf(richTextOf(once))).toBe(once);
      expect(once.replaceAll(/\s/g, '')).toBe(
        text
          .split('\n')
          .filter((line) => line.trim() !== '-')
          .join('')
          .replaceAll(/\s/g, ''),
      );
    }),
  );
});
