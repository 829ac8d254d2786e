import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { photographUrl } from '../contract/photographs.ts';
import { CarPhoto } from './car-photo.tsx';

const shown = (src: string) =>
  renderToStaticMarkup(<CarPhoto src={src} alt="A car" sizes="50vw" />);

it('a photograph comes in three widths, AVIF before WebP', () => {
  const name = 'ab'.repeat(20);
  const markup = shown(photographUrl(name));
  expect([...markup.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
  for (const width of [480, 960, 1600]) {
    expect(markup).toContain(`/photographs/${name}-${width}.avif ${width}w`);
  }
  expect(markup).toContain(`src="/photographs/${name}-960.webp"`);
});

it('a drawing is itself', () => {
  const markup = shown('/pictures/cars/fiat-500-sky-side.svg');
  expect(markup).toContain('<img src="/pictures/cars/fiat-500-sky-side.svg" alt="A car"/>');
  expect(markup).not.toContain('<picture');
});
