interface CityPictureProps {
  readonly cityId: string;
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
export function CityPicture({ cityId, kind, isDusk, ...image }: CityPictureProps) {
  const drawing = (name: string, dusk: boolean) =>
    `/pictures/cities/${cityId}-${name}${dusk ? '-dusk' : ''}.svg`;
  const dark = '(prefers-color-scheme: dark)';
  const wide = '(width > 1440px)';
  return (
    <picture>
      {kind === 'banner' && (
        <>
          {!isDusk && <source media={`${wide} and ${dark}`} srcSet={drawing('wide', true)} />}
          <source media={wide} srcSet={drawing('wide', isDusk)} />
        </>
      )}
      {!isDusk && <source media={dark} srcSet={drawing(kind, true)} />}
      <img src={drawing(kind, isDusk)} alt="" {...image} />
    </picture>
  );
}
