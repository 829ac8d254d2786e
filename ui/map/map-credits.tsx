import { Fragment } from 'react';
import type { CityShape } from './city-shape.ts';

interface MapCreditsProps {
  readonly credits: CityShape['credits'];
  readonly footPx: number;
}

export function MapCredits({ credits, footPx }: MapCreditsProps) {
  return (
    <p
      style={{ bottom: footPx }}
      className="pointer-events-none absolute left-0 max-w-[calc(100%-80px)] bg-[color-mix(in_srgb,var(--color-studio-wall)_80%,transparent)] px-2 py-0.5 text-[10px] leading-3.5 text-stone-600"
    >
      {credits.map(({ text, href }, index) => (
        <Fragment key={text}>
          {index > 0 && ', '}
          {href ? (
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="pointer-events-auto underline underline-offset-2"
            >
              {text}
            </a>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  );
}
