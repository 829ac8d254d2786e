import { expect, test } from 'vitest';
import { drawCar } from '../../../../ui/drawings/cars/draw-car.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { bannerOf } from './banner.ts';
import { Scene } from './scene.tsx';

const sceneOf = (id: string, isDusk: boolean) =>
  rendered(<Scene banner={bannerOf({ id, isDusk })} />);
const lisbonAt = (isDusk: boolean) => sceneOf('lisbon', isDusk);

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

test('a city that nobody has drawn is a street that could be anywhere, with a line through it', () => {
  const shown = sceneOf('porto', false);
  expect(shown).toContain('src="/pictures/cities/anywhere-banner.svg"');
  expect(shown).not.toMatch(/lisbon|new-york|paris/);
  expect(shown.match(/<circle/g)).toHaveLength(lisbonAt(false).match(/<circle/g)?.length ?? 0);
  expect(sceneOf('porto', true)).toContain('src="/pictures/cities/anywhere-banner-dusk.svg"');
});
