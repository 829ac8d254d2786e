import { expect, it } from 'vitest';
import { isHeic, pictureType } from './picture-type.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? part : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  );

it.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg', false],
  ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, 0x0a), 'image/png', false],
  ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), 'image/webp', false],
  ['a HEIC of a phone', bytes(0, 0, 0, 24, 'ftypheic', 0, 0), null, true],
  ['a film', bytes(0, 0, 0, 24, 'ftypisom', 0, 0), null, false],
  ['a page', bytes('<svg xmlns="'), null, false],
  ['nothing', bytes(), null, false],
])('%s is known by its bytes', (_, content, type, isFromPhone) => {
  expect(pictureType(content)).toBe(type);
  expect(isHeic(content)).toBe(isFromPhone);
});
