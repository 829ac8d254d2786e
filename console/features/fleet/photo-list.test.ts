import { expect, test } from 'vitest';
import { photographUrl } from '../../../contract/photographs.ts';
import { moved, photographsOf, replaced, withAdded } from './photo-list.ts';

const photo = { width: 960, height: 540, drawn: false };
const name = (letter: string) => letter.repeat(40);

test('drawings are not among the photographs of a car', () => {
  expect(
    photographsOf({
      photos: [
        { ...photo, url: photographUrl(name('a')), view: 'front' },
        { ...photo, url: '/pictures/cars/fiat-500-sky-side.svg', view: 'side', drawn: true },
      ],
    }),
  ).toEqual([{ name: name('a'), view: 'front' }]);
});

test('what is added shows what is missing, each once', () => {
  const front = { name: name('a'), view: 'front' } as const;
  expect(withAdded([front], [name('b'), name('a'), name('c')])).toEqual([
    front,
    { name: name('b'), view: 'side' },
    { name: name('c'), view: 'rear' },
  ]);
});

test('a photograph that is cut otherwise keeps its place and view, and is there once', () => {
  const photos = withAdded([], [name('a'), name('b'), name('c')]);
  expect(replaced(photos, name('b'), name('d')).map((one) => one.name)).toEqual(
    ['a', 'd', 'c'].map(name),
  );
  expect(replaced(photos, name('b'), name('d'))[1]?.view).toBe(photos[1]?.view);
  expect(replaced(photos, name('b'), name('c')).map((one) => one.name)).toEqual(
    ['a', 'c'].map(name),
  );
});

test('a photograph moves by one place and not beyond the ends', () => {
  const photos = withAdded([], ['a', 'b', 'c'].map(name));
  const order = (list: typeof photos) => list.map((one) => one.name[0]).join('');
  expect(order(moved(photos, name('a'), 1))).toBe('bac');
  expect(order(moved(photos, name('c'), -1))).toBe('acb');
  expect(moved(photos, name('a'), -1)).toBe(photos);
  expect(moved(photos, name('c'), 1)).toBe(photos);
});
