import { describe, expect, it } from 'vitest';
import { carPictureFile } from './pictures.ts';

describe('carPictureFile', () => {
  const car = { design: 'mercedes-v-class', paint: 'ink', seats: 7, luggages: 5 } as const;

  it('names a view by design and paint', () => {
    expect(carPictureFile({ ...car, view: 'side' })).toBe('mercedes-v-class-ink-side.svg');
  });

  it('adds the seats to an interior and the luggages to a boot', () => {
    expect(carPictureFile({ ...car, view: 'interior' })).toBe('van-ink-interior-s7.svg');
    expect(carPictureFile({ ...car, view: 'boot' })).toBe('mercedes-v-class-ink-boot-l5.svg');
  });

  it('takes the nearest count that the design is built with, the usual one when none is given', () => {
    const van = { design: 'mercedes-v-class', paint: 'ink', view: 'interior' } as const;
    expect(carPictureFile({ ...van, seats: 9 })).toBe('van-ink-interior-s7.svg');
    expect(carPictureFile({ ...van, seats: 2 })).toBe('van-ink-interior-s6.svg');
    expect(carPictureFile(van)).toBe('van-ink-interior-s6.svg');
    const boot = { design: 'volkswagen-golf', paint: 'slate', view: 'boot' } as const;
    expect(carPictureFile({ ...boot, luggages: 5 })).toBe('volkswagen-golf-slate-boot-l3.svg');
    expect(carPictureFile(boot)).toBe('volkswagen-golf-slate-boot-l2.svg');
  });

  it('takes a paint the design is built in', () => {
    const fiat = { design: 'fiat-500', paint: 'ink', view: 'side' } as const;
    expect(carPictureFile(fiat)).toBe('fiat-500-sky-side.svg');
  });
});
