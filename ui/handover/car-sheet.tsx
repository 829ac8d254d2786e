import type { MarkSide } from '../../domain/handovers/event.ts';
import { drawnSides, outlineOf } from '../../domain/handovers/outline.ts';
import { classes } from '../classes.ts';
import { CarOutline, type DrawnSide } from './car-outline.tsx';

export interface Pin {
  readonly number: number;
  readonly side: MarkSide;
  readonly across: number;
  readonly down: number;
  readonly isNew?: boolean;
}

interface CarSheetProps {
  readonly label: string;
  readonly pins: readonly Pin[];
  readonly nameOf: (side: DrawnSide) => string;
}

/** From the left and right the car is long; its ends stand beside each other. */
const isLong = (side: DrawnSide) => side !== 'front' && side !== 'rear';

/** The car from all sides, with the numbers of its marks. The list beside it says what they are. */
export function CarSheet({ label, pins, nameOf }: CarSheetProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-hair bg-card px-4 py-5"
    >
      {drawnSides.map((side) => (
        <figure
          key={side}
          className={classes(isLong(side) ? 'col-span-2' : 'px-4', side === 'top' && 'px-[18%]')}
        >
          <figcaption className="text-xs text-quiet">{nameOf(side)}</figcaption>
          <CarOutline side={side}>
            {pins
              .filter((pin) => pin.side === side)
              .map((pin) => (
                <PinMark key={pin.number} pin={pin} side={side} />
              ))}
          </CarOutline>
        </figure>
      ))}
    </div>
  );
}

function PinMark({ pin, side }: { pin: Pin; side: DrawnSide }) {
  const { width, height } = outlineOf(side);
  const [x, y] = [pin.across * width, pin.down * height];
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r="15"
        className={classes('stays-filled', pin.isNew ? 'fill-signal-500' : 'fill-ink')}
      />
      <text
        x={x}
        y={y + 6}
        textAnchor="middle"
        className={classes('text-[17px] font-strong', pin.isNew ? 'fill-on-signal' : 'fill-paper')}
      >
        {pin.number}
      </text>
    </g>
  );
}
