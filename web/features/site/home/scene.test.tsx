import { expect, test } from 'vitest';
import { drawCar } from '../../../../ui/drawings/cars/draw-car.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { bannerOf } from './banner.ts';
import { Scene } from './scene.tsx';

const lisbonAt = (isDusk: boolean) => {
  const banner = bannerOf({ id: 'lisbon', isDusk });
  if (!banner) throw new Error('Lisbon is drawn');
  return rendered(<Scene banner={banner} />);
};

test('the car faces the way it goes: along the line, from the filled pin to the open one', () => {
  const shown = lisbonAt(false);
  const [image = ''] = shown.match(/<image[^>]*>/) ?? [];
  const cutOut = {
    design: 'mini-cooper',
    paint: 'signal',
    view: 'side',
    background: 'none',
  } as const;
  expect(image).toContain('mini-cooper-signal-cut-out.svg');
  expect(image).not.toContain('transform');
  expect(drawCar({ ...cutOut, heading: 'right' })).not.toBe(drawCar(cutOut));
  const [from, to] = [...shown.matchAll(/<circle cx="(\d+)"/g)].map(([, x]) => Number(x));
  expect(from).toBeLessThan(to ?? 0);
});

test('the city is drawn once, and whole for the widest screens', () => {
  const shown = lisbonAt(false);
  expect(shown.match(/<img/g)).toHaveLength(1);
  expect(shown).not.toContain('-scale-x-100');
  expect(shown).toMatch(/media="\(width &gt; 1440px\)" srcSet="[^"]+lisbon-wide\.svg"/);
});

test('after sunset there the city is drawn at dusk, on a dark page always', () => {
  expect(lisbonAt(true)).toContain('src="/pictures/cities/lisbon-banner-dusk.svg"');
  const byDay = lisbonAt(false);
  expect(byDay).toContain('src="/pictures/cities/lisbon-banner.svg"');
  expect(byDay).toMatch(/prefers-color-scheme: dark\)" srcSet="[^"]+lisbon-banner-dusk\.svg"/);
});
