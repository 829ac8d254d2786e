import type { Banner } from './banner.ts';

/** A car cut out is 640 by 262 with its wheels at 236; on the banner it stands at about half that. */
const scale = 0.52;
const car = { x: 872, width: 640 * scale, height: 262 * scale, wheelsY: 236 * scale };

/** The drawn city, and the way of a car through it: from a door to a door. */
export function Scene({ banner: { picture, route, roadY } }: { banner: Banner }) {
  return (
    // Below the picture the road goes on, for the card to stand on.
    <div aria-hidden="true" className="overflow-hidden bg-road pb-12 tablet:pb-16">
      <div className="relative left-[calc(50%-576px)] aspect-[1440/600] w-[800px] tablet:left-[calc(50%-740px)] tablet:w-[1240px] wide:left-0 wide:w-full min-[1441px]:left-[calc(50%-720px)] min-[1441px]:w-[1440px]">
        <Picture src={picture} className="inset-x-0" />
        {/* Wider than it is drawn, the city goes on as its own mirror: larger, it would push the card
            off the first screen. */}
        <Picture src={picture} className="right-full -scale-x-100 max-[1440px]:hidden" />
        <Picture src={picture} className="left-full -scale-x-100 max-[1440px]:hidden" />
        <svg
          key={picture}
          viewBox="0 0 1440 600"
          aria-hidden="true"
          className="absolute inset-0 size-full fill-none [stroke-linecap:round]"
        >
          <path d={route.path} className="stroke-paper stroke-[10] opacity-85" />
          <path
            d={route.path}
            pathLength="1"
            className="animate-draw stroke-signal-500 stroke-4 [stroke-dasharray:1]"
          />
          <Pin at={route.from} style="fill-signal-500 stroke-paper stroke-5 [paint-order:stroke]" />
          <Pin at={route.to} style="fill-paper stroke-signal-500 stroke-5" />
          <image
            href="/pictures/cars/mini-cooper-signal-cut-out.svg"
            x={car.x}
            y={roadY - car.wheelsY}
            width={car.width}
            height={car.height}
            // The car is drawn going left; the line goes right.
            transform={`matrix(-1 0 0 1 ${2 * car.x + car.width} 0)`}
          />
        </svg>
      </div>
    </div>
  );
}

function Picture({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      width="1440"
      height="600"
      fetchPriority="high"
      className={`absolute top-0 size-full max-w-none ${className}`}
    />
  );
}

function Pin({ at: [x, y], style }: { at: readonly [number, number]; style: string }) {
  return <circle cx={x} cy={y} r="9" className={style} />;
}
