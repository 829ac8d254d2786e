import { classes } from '../../../../ui/classes.ts';

interface CarStageProps {
  readonly picture: string;
  /** Drawn, and said so wherever a price stands beside it. */
  readonly caption?: string;
  readonly className?: string;
}

/** The two-tone studio floor with a car on it. */
export function CarStage({ picture, caption, className }: CarStageProps) {
  return (
    <div className={classes('relative overflow-hidden bg-studio-wall', className)}>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[30%] bg-studio-floor" />
      <img
        src={picture}
        alt=""
        width="640"
        height="262"
        className="absolute bottom-[11%] left-1/2 w-[82%] max-w-[640px] -translate-x-1/2"
      />
      {caption && <p className="absolute bottom-2 left-4 text-xs text-stone-700">{caption}</p>}
    </div>
  );
}
