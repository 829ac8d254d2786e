import type { ComponentProps } from 'react';
import { photographSources } from '../contract/photographs.ts';

interface CarPhotoProps extends ComponentProps<'img'> {
  readonly src: string;
  readonly alt: string;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
}

/** A drawing as it is; a photograph in the width and the format that suit the screen. */
export function CarPhoto({ src, alt, sizes, ...rest }: CarPhotoProps) {
  const sources = photographSources(src);
  const picture = <img src={src} alt={alt} {...rest} />;
  if (sources.length === 0) return picture;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
