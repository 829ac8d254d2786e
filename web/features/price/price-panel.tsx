import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { PanelCar, type PricedCar } from './panel-car.tsx';
import { type PanelMode, panelContents } from './panel-modes.ts';
import type { LivePrice } from './price.ts';
import { PriceDeposit } from './price-deposit.tsx';
import { PriceLines } from './price-lines.tsx';
import { PriceNotice } from './price-notice.tsx';
import { PriceTotal } from './price-total.tsx';
import { TripLine, type TripStops } from './trip-line.tsx';
import { YoungDriverText } from './young-driver-text.tsx';

export interface PricePanelProps {
  readonly mode: PanelMode;
  readonly car: PricedCar;
  readonly trip: TripStops;
  readonly live: LivePrice;
  /** The way to other dates; also the way out when these cannot be had. */
  readonly changeDates?: ReactNode;
  /** Beside it under the trip, such as "Change addresses". */
  readonly tripAction?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
  /** Under the way on: what happens next. Gives way to what went wrong. */
  readonly note?: ReactNode;
  /** Under the lines: how a booking is paid, and what was given back. */
  readonly payment?: ReactNode;
  /** A booking may stand and not be paid: still being charged, refused, or on an invoice. */
  readonly isUnpaid?: boolean;
  /** What is held, and when, once that is known; null where nothing is. */
  readonly deposit?: ReactNode;
  /** In a drawer the sheet already is the card. */
  readonly bare?: boolean;
}

/** The trip's price, the same from the car's page to the booking: total, way, lines, deposit. */
export function PricePanel({
  mode,
  car,
  trip,
  live,
  changeDates,
  tripAction,
  action,
  note,
  payment,
  isUnpaid = false,
  deposit,
  bare = false,
}: PricePanelProps) {
  const { t } = useTranslation('price');
  const { showsCar, isPaid } = panelContents[mode];
  const { state } = live;
  return (
    <section
      aria-label={t('title')}
      data-mode={mode}
      className={bare ? '-mx-1' : 'overflow-clip rounded-card border border-hair bg-card'}
    >
      {showsCar && <PanelCar car={car} />}
      <div className={bare ? 'px-1' : 'px-6 pt-6'}>
        <PriceTotal state={state} isPaid={isPaid && !isUnpaid} />
        {/* The paper of a booking begins with its trip. */}
        <div className={classes('border-t border-hair pt-6 pb-5', isPaid && 'print:hidden')}>
          <TripLine trip={trip} />
          <div className="-mb-2 flex flex-wrap gap-x-5 pl-7 text-sm">
            {changeDates}
            {tripAction}
          </div>
        </div>
        <PriceLines state={state} isPaid={isPaid && !isUnpaid} />
        {!isPaid && car.youngDriverFees.length > 0 && (
          <p className="pt-4 text-xs text-quiet figures">
            <YoungDriverText fees={car.youngDriverFees} />
          </p>
        )}
        {payment}
        {/* Where the panel is taller than the window, the way on stays in sight. */}
        {action && <div className="sticky bottom-0 z-10 bg-card pt-5 pb-3">{action}</div>}
        <div className={classes('pb-6', Boolean(note) && !action && 'pt-5')}>
          <PriceNotice live={live} car={car} changeDates={changeDates}>
            {note}
          </PriceNotice>
        </div>
      </div>
      <PriceDeposit state={state} bare={bare}>
        {deposit}
      </PriceDeposit>
    </section>
  );
}
