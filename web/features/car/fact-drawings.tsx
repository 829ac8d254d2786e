import type { ReactNode } from 'react';
import type { CarDetail } from '../../../contract/cars.ts';

/** One pen for all: ink lines, filled dots, open rings, red for where you are. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="8 0 96 64"
      aria-hidden="true"
      className="w-21 fill-none stroke-ink stroke-[2.2] [stroke-linecap:round] [stroke-linejoin:round] tablet:w-24"
    >
      {children}
    </svg>
  );
}

const dot = 'fill-ink stroke-none';
const ring = 'fill-paper';
const live = 'fill-signal-500 stroke-none';
const letter =
  'fill-ink stroke-none font-text text-[12px] font-strong leading-none [text-anchor:middle]';

/** The rows of seats from above, the driver's marked; the car looks to the left. */
const seatRows: Readonly<Record<number, readonly number[]>> = {
  2: [2],
  4: [2, 2],
  5: [2, 3],
  6: [2, 2, 2],
  7: [2, 3, 2],
};

export function SeatsDrawing({ seats }: Pick<CarDetail, 'seats'>) {
  const rows = seatRows[seats] ?? [2, Math.max(1, Math.min(3, seats - 2))];
  const [places, size] = rows.length > 2 ? [[27, 46, 65], 12] : [[32, 58], 13];
  return (
    <Drawing>
      <path d="M10 20C10 11 16 8 26 8H74C84 8 88 14 88 32S84 56 74 56H26C16 56 10 53 10 44Z" />
      {places.flatMap((x, row) =>
        seatCentres[rows[row] ?? 0]?.map((y) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y - size / 2}
            width={size}
            height={size}
            rx="4"
            className={dot}
          />
        )),
      )}
      <circle cx="21" cy="42.5" r="3" className={live} />
    </Drawing>
  );
}

const seatCentres: Readonly<Record<number, readonly number[]>> = {
  1: [32],
  2: [21.5, 42.5],
  3: [18.5, 32, 45.5],
};

/** Doors swung open; an odd one is the tailgate. */
export function DoorsDrawing({ doors }: Pick<CarDetail, 'doors'>) {
  const hasTailgate = doors % 2 === 1;
  const hinges = (hasTailgate ? doors - 1 : doors) > 2 ? [27, 49] : [32];
  return (
    <Drawing>
      <path d="M9 24C9 18 15 16 25 16H69C77 16 79 20 79 32S77 48 69 48H25C15 48 9 46 9 40Z" />
      {hinges.map((x) => (
        <g key={x}>
          <path d={`M${x} 16L${x + 10} 3M${x} 48L${x + 10} 61`} />
          <circle cx={x} cy="16" r="3" className={dot} />
          <circle cx={x} cy="48" r="3" className={dot} />
        </g>
      ))}
      {hasTailgate && (
        <>
          <path d="M79 24L89 20V44L79 40" />
          <circle cx="79" cy="32" r="3" className={dot} />
        </>
      )}
    </Drawing>
  );
}

export function TransmissionDrawing({ transmission }: Pick<CarDetail, 'transmission'>) {
  return transmission === 'AUTOMATIC' ? (
    <Drawing>
      <path d="M16 26H80" />
      {['P', 'R', 'N'].map((gear, index) => (
        <g key={gear}>
          <circle cx={16 + index * 21.3} cy="26" r="6" className={ring} />
          <text x={16 + index * 21.3} y="53" className={letter}>
            {gear}
          </text>
        </g>
      ))}
      <circle cx="80" cy="26" r="8" className={live} />
      <text x="80" y="53" className={letter}>
        D
      </text>
    </Drawing>
  ) : (
    <Drawing>
      <path d="M18 12V52M46 12V52M74 12V52M18 32H74" />
      {[18, 46, 74].flatMap((x) =>
        [12, 52].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={ring} />),
      )}
      <circle cx="18" cy="12" r="8" className={live} />
    </Drawing>
  );
}

const moss = 'stroke-moss-500';
const mossDot = 'fill-moss-500 stroke-none';

/** Where the drive comes from: the tank, the battery in green, or both joined. */
export function PropulsionDrawing({ propulsionType }: Pick<CarDetail, 'propulsionType'>) {
  const end = <circle cx="84" cy="32" r="6" className={ring} />;
  if (propulsionType === 'HYBRID') {
    return (
      <Drawing>
        <path d="M14 18H34C48 18 48 32 62 32H84" />
        <path d="M14 46H34C48 46 48 32 62 32" className={moss} />
        <circle cx="14" cy="18" r="5" className={dot} />
        <circle cx="14" cy="46" r="5" className={mossDot} />
        {end}
      </Drawing>
    );
  }
  if (propulsionType === 'ELECTRIC') {
    return (
      <Drawing>
        <path d="M14 32H36L44 20 54 44 62 32H84" className={moss} />
        <circle cx="14" cy="32" r="5" className={mossDot} />
        {end}
      </Drawing>
    );
  }
  return (
    <Drawing>
      <path
        d={propulsionType === 'DIESEL' ? 'M14 24H62M14 40H62M62 24V40M62 32H84' : 'M14 32H84'}
      />
      <path
        d="M34 10C40 18 43 21 43 26A9 9 0 0 1 25 26C25 21 28 18 34 10Z"
        className="fill-paper"
        transform={propulsionType === 'DIESEL' ? 'translate(0 8)' : 'translate(10 6)'}
      />
      {propulsionType === 'GAS' && <circle cx="14" cy="32" r="5" className={dot} />}
      {end}
    </Drawing>
  );
}

export function LuggageDrawing({ luggages }: Pick<CarDetail, 'luggages'>) {
  const count = Math.max(1, Math.min(5, luggages));
  const width = count > 3 ? 15 : 24;
  return (
    <Drawing>
      {Array.from({ length: count }, (_, index) => 10 + index * (width + 4)).map((x) => {
        const middle = x + width / 2;
        return (
          <g key={x}>
            <rect x={x} y="18" width={width} height="38" rx="5" />
            <path
              d={`M${middle - 4} 18V10H${middle + 4}V18M${x + 4} 56V60M${x + width - 4} 56V60`}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
