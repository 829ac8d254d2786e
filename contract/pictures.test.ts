import { describe, expect, it } from 'vitest';
import { carPictureFile } from './pictures.ts';

describe('carPictureFile', () => {
  const car = { body: 'suv', paint: 'moss', seats: 7, luggages: 4 } as const;

  it('names a view by body and paint', () => {
    expect(carPictureFile({ ...car, view: 'side' })).toBe('suv-moss-side.svg');
  });

  it('adds the seats to an interior and the luggages to a boot', () => {
    expect(carPictureFile({ ...car, view: 'interior' })).toBe('suv-moss-interior-s7.svg');
    expect(carPictureFile({ ...car, view: 'boot' })).toBe('suv-moss-boot-l4.svg');
  });

  it('takes the nearest count that the body is built with, the usual one when none is given', () => {
    const convertible = { body: 'cabrio', paint: 'signal', view: 'interior' } as const;
    expect(carPictureFile({ ...convertible, seats: 7 })).toBe('cabrio-signal-interior-s4.svg');
    expect(carPictureFile({ ...convertible, seats: 3 })).toBe('cabrio-signal-interior-s2.svg');
    expect(carPictureFile(convertible)).toBe('cabrio-signal-interior-s2.svg');
    const boot = { ...convertible, view: 'boot' } as const;
    expect(carPictureFile({ ...boot, luggages: 5 })).toBe('cabrio-signal-boot-l3.svg');
    expect(carPictureFile(boot)).toBe('cabrio-signal-boot-l1.svg');
  });
});
