import type { StyleSpecification } from 'maplibre-gl';

/** A colour of the page as the live map needs it: it paints by itself and knows no variables. */
export function paintedColour(colour: string): string {
  const role = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  if (role === undefined) return colour;
  return getComputedStyle(document.documentElement).getPropertyValue(role).trim();
}

export function paintedStyle(style: StyleSpecification): StyleSpecification {
  const painted = (_key: string, value: unknown) =>
    typeof value === 'string' ? paintedColour(value) : value;
  return { ...style, layers: JSON.parse(JSON.stringify(style.layers), painted) };
}
