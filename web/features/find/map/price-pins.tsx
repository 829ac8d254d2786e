import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { Pinned } from '../../../../ui/map/pinned.tsx';
import type { MapPin, PinGroup } from '../../map/gather-pins.ts';
import type { ListedCar } from '../data/list-data.ts';

interface PricePinsProps {
  readonly groups: readonly PinGroup<MapPin>[];
  readonly cars: readonly ListedCar[];
  /** Pointed at, in the list or here. */
  readonly activeId: string | null;
  readonly chosenId: string | null;
  /** The first car of the group that is open. */
  readonly openId: string | null;
  readonly onActivate: (id: string | null) => void;
  readonly onChoose: (id: string) => void;
  readonly onOpen: (ids: readonly string[]) => void;
}

/** A price where a car stands alone, a number where several do; in the order of the list. */
export function PricePins({ groups, cars, ...rest }: PricePinsProps) {
  return groups.map(({ at, offset, pins }) => {
    const [first, ...others] = pins.flatMap(({ id }) => cars.find((car) => car.id === id) ?? []);
    if (!first) return null;
    return (
      <Pinned key={first.id} at={at}>
        <div style={{ left: offset.x, top: offset.y }} className="absolute -translate-1/2">
          <CarPin cars={[first, ...others]} {...rest} />
        </div>
      </Pinned>
    );
  });
}

export const pinId = (firstId: string) => `pin-${firstId}`;

interface CarPinProps extends Omit<PricePinsProps, 'groups' | 'cars'> {
  readonly cars: readonly [ListedCar, ...ListedCar[]];
}

/** One button whether it is a price or a number: it keeps the focus while the map is zoomed. */
function CarPin({ cars, activeId, chosenId, openId, ...on }: CarPinProps) {
  const { t } = useTranslation('map');
  const [first] = cars;
  const isAlone = cars.length === 1;
  const lit = cars.find(({ id }) => id === activeId) ?? cars.find(({ id }) => id === chosenId);
  const point = (isAt: boolean) => isAlone && on.onActivate(isAt ? first.id : null);
  return (
    <button
      type="button"
      id={pinId(first.id)}
      {...(isAlone
        ? {
            'aria-label': t('pin', { price: first.pinTotal, name: first.name }),
            'aria-pressed': first.id === chosenId,
            onClick: () => on.onChoose(first.id),
          }
        : {
            'aria-label': t('group', { count: cars.length }),
            'aria-expanded': first.id === openId,
            onClick: () => on.onOpen(cars.map(({ id }) => id)),
          })}
      data-lit={lit ? '' : undefined}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      className={classes(
        'relative grid min-h-8 min-w-8 place-items-center rounded-full border-[1.5px] border-ink text-sm leading-none font-strong whitespace-nowrap transition-colors figures before:absolute before:-inset-1 focus-visible:rounded-full',
        'data-lit:border-signal-500 data-lit:bg-signal-500 data-lit:text-on-signal forced-colors:data-lit:border-[Highlight] forced-colors:data-lit:bg-[Highlight] forced-colors:data-lit:text-[HighlightText] forced-colors:data-lit:forced-color-adjust-none',
        isAlone || lit ? 'px-3' : 'px-2',
        isAlone ? 'bg-card text-ink' : 'bg-ink text-paper',
      )}
    >
      {lit?.pinTotal ?? (isAlone ? first.pinTotal : cars.length)}
    </button>
  );
}

const letterPx = 9;
const edgesPx = 36;

/** What a pin needs with its price, and air on both sides. */
export const pinWidthPx = ({ pinTotal }: ListedCar) => pinTotal.length * letterPx + edgesPx;
