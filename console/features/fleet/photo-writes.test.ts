import { expect, test } from 'vitest';
import { ApiError } from '../../../contract/client.ts';
import { photographUrl } from '../../../contract/photographs.ts';
import { type ListedPhoto, moved, withAdded, without } from './photo-list.ts';
import { photoWrites } from './photo-writes.ts';

const name = (letter: string) => letter.repeat(40);

/** A car as the server has it, with what somebody else does between the next reads and writes. */
function carWith(letters: string, meanwhile: ((car: { version: number }) => void)[] = []) {
  const car = { version: 1, listed: withAdded([], [...letters].map(name)) };
  const picture = ({ name: of, view }: ListedPhoto) => ({
    ...{ url: photographUrl(of), view, width: 960, height: 540, drawn: false },
  });
  const change = photoWrites({
    read: async () => {
      const seen = { version: car.version, photos: car.listed.map(picture) };
      meanwhile.shift()?.(car);
      return seen;
    },
    write: async (version, photos) => {
      if (version !== car.version) {
        throw new ApiError({ code: 'car_changed', message: '' }, 409);
      }
      car.listed = photos;
      car.version += 1;
    },
  });
  return { car, change, order: () => car.listed.map((one) => one.name[0]).join('') };
}

test('three quick presses are three places, each after the other', async () => {
  const { change, order } = carWith('abcd');
  const press = () => change((photos) => moved(photos, name('d'), -1));
  await Promise.all([press(), press(), press()]);
  expect(order()).toBe('dabc');
});

test('what is added while somebody else edits the car is added once they have', async () => {
  const edited = (car: { version: number }) => {
    car.version += 1;
  };
  const { change, order } = carWith('a', [edited]);
  await change((photos) => withAdded(photos, [name('b')]));
  expect(order()).toBe('ab');
});

test('who is overtaken again and again is told, and the next press is carried out all the same', async () => {
  const edited = (car: { version: number }) => {
    car.version += 1;
  };
  const { change, order } = carWith('ab', [edited, edited]);
  const drop = () => change((photos) => without(photos, name('a')));
  await expect(drop()).rejects.toMatchObject({ code: 'car_changed' });
  expect(order()).toBe('ab');
  await drop();
  expect(order()).toBe('b');
});
