import type { YoungDriverFees } from './young-driver-text.tsx';

/** A car as far as a price panel shows it. */
export interface PricedCar {
  readonly path: string;
  readonly cityId: string;
  readonly name: string;
  /** "Family, automatic, hybrid" */
  readonly summary: string;
  readonly picture: string | null;
  /** Of its city, as long as we do not know the driver's age. */
  readonly youngDriverFees: YoungDriverFees;
}

export function PanelCar({ car: { name, summary, picture } }: { car: PricedCar }) {
  return (
    <div className="flex items-center gap-4 border-b border-hair p-3">
      {picture && (
        <img
          src={picture}
          alt=""
          width="640"
          height="360"
          className="aspect-video w-28 shrink-0 rounded-control bg-studio-wall object-contain"
        />
      )}
      <p className="grid min-w-0 text-xs text-quiet">
        <span className="title mb-0.5 line-clamp-2 text-lg leading-6 text-ink">{name}</span>
        {summary}
      </p>
    </div>
  );
}
