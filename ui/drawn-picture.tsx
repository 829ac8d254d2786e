import { useRef } from 'react';
import { classes } from './classes.ts';
import { useDrawOnSight } from './use-draw-on-sight.ts';

interface DrawnPictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/** A line drawing that appears from left to right, as a hand would draw it, once. */
export function DrawnPicture({ src, width, height, className }: DrawnPictureProps) {
  // What is watched must not be what is clipped: a fully clipped picture is never in sight.
  const frame = useRef<HTMLDivElement>(null);
  const { isDrawn } = useDrawOnSight(frame);
  return (
    <div ref={frame} className={className}>
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className={classes(
          'w-full',
          isDrawn
            ? 'transition-[clip-path] duration-line [clip-path:inset(-8px)]'
            : '[clip-path:inset(-8px_100%_-8px_-8px)]',
        )}
      />
    </div>
  );
}
