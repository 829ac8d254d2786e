import type { Banner } from './banner.ts';
import { CityPicture } from './city-picture.tsx';

/** A car cut out goes to the right and is 640 by 262 with its wheels at 236; on the banner it stands at about half that. */
const scale = 0.52;
const car = { x: 872, width: 640 * scale, height: 262 * scale, wheelsY: 236 * scale };

/** The drawn city, and the way of a car through it: from a door to a door. */
export function Scene({ banner: { drawing, isDusk, route, roadY } }: { banner: Banner }) {
  return (
    // Below the picture the road goes on, for the card to stand on.
    <div
      aria-hidden="true"
      className={`overflow-hidden pb-10 tablet:pb-16 ${isDusk ? 'bg-road-dusk' : 'bg-road'}`}
    >
      <div className="relative left-[-38.7vw] aspect-[1440/600] w-[145vw] tablet:left-[calc(50%-740px)] tablet:w-[1240px] wide:left-0 wide:w-full min-[1441px]:left-[calc(50%-720px)] min-[1441px]:w-[1440px]">
        {/* On larger screens more of the street is seen: drawn larger, it would push the card off
            the first one. */}
        <CityPicture
          drawing={drawing}
          kind="banner"
          isDusk={isDusk}
          width={1440}
          height={600}
          fetchPriority="high"
          className="absolute inset-0 size-full max-w-none min-[1441px]:left-[-720px] min-[1441px]:w-[2880px]"
        />
        <svg
          key={drawing}
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
          />
        </svg>
      </div>
    </div>
  );
}

function Pin({ at: [x, y], style }: { at: readonly [number, number]; style: string }) {
  return <circle cx={x} cy={y} r="9" className={style} />;
}
