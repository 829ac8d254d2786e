import type { DrawnCity } from '../../../../ui/drawings/cities/draw-city.ts';

interface CityPictureProps {
  readonly drawing: DrawnCity;
  readonly kind: 'card' | 'banner';
  /** Whether the sun has set there. */
  readonly isDusk: boolean;
  readonly width: number;
  readonly height: number;
  readonly className: string;
  readonly loading?: 'lazy';
  readonly fetchPriority?: 'high';
}

/** A drawn city in the light it has now; on a dark page it is always evening. */
export function CityPicture({ drawing, kind, isDusk, ...image }: CityPictureProps) {
  const file = (name: string, dusk: boolean) =>
    `/pictures/cities/${drawing}-${name}${dusk ? '-dusk' : ''}.svg`;
  const dark = '(prefers-color-scheme: dark)';
  const wide = '(width > 1440px)';
  return (
    <picture>
      {kind === 'banner' && (
        <>
          {!isDusk && <source media={`${wide} and ${dark}`} srcSet={file('wide', true)} />}
          <source media={wide} srcSet={file('wide', isDusk)} />
        </>
      )}
      {!isDusk && <source media={dark} srcSet={file(kind, true)} />}
      <img src={file(kind, isDusk)} alt="" {...image} />
    </picture>
  );
}
