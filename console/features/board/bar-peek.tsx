import { type RefObject, useEffect, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import type { BoardBooking } from '../../../contract/operate/board-moves.ts';
import { isOverdue } from '../../../domain/board/bar.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { bookingPath, pathOf } from '../../shell/pages.ts';
import type { Bar, CarLine } from './board-model.ts';
import { useBarName } from './use-bar-words.ts';

interface BarPeekProps {
  readonly bar: Bar;
  readonly car: CarLine;
  readonly nowMs: number;
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
  readonly onMove: (bar: Bar) => void;
}

/** A bar's booking or block at a glance. */
export function BarPeek({ bar, car, nowMs, anchor, onClose, onMove }: BarPeekProps) {
  const { t } = useTranslation('board');
  const { id: cityId, timeZone } = usePageCity();
  const nameOf = useBarName();
  const when = (at: string) => moment(at, timeZone);
  const { booking } = bar;
  const state = isOverdue(bar, bar.state, nowMs) ? 'late' : bar.state;
  const isOver = bar.state === 'returned' || bar.state === 'review';
  const wasDelivered = isOver || bar.state === 'out';
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      placement="bottom start"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-93 rounded-card bg-card px-5 pt-4 pb-3.5 shadow-popover"
    >
      <Dialog
        aria-label={booking ? t('peek.label', { reference: booking.reference }) : t('block.label')}
        className="grid gap-3 outline-none figures"
      >
        <div className="flex items-center gap-2">
          <strong className="font-strong tracking-wide">{booking?.reference ?? nameOf(bar)}</strong>
          <span className="inline-flex min-h-6 items-center gap-1.5 rounded-full bg-stone-100 px-2.5 text-2xs font-strong">
            {t(`states.${state}`)}
          </span>
          <span className="-my-1.5 -mr-2 ml-auto">
            <RoundButton bare icon="close" label={t('peek.close')} onClick={onClose} />
          </span>
        </div>
        {booking ? (
          <>
            <p className="font-strong">{booking.renter}</p>
            <Details
              id={booking.id}
              delivery={t(wasDelivered ? 'peek.delivered' : 'peek.delivery', {
                when: when(bar.startsAt),
              })}
              back={t(isOver ? 'peek.returned' : state === 'late' ? 'peek.due' : 'peek.return', {
                when: when(bar.endsAt),
              })}
            >
              {({ isMovable, renter }) => (
                <p className="flex items-center gap-1.5">
                  <ButtonLink to={bookingPath(cityId, booking.id)}>{t('peek.open')}</ButtonLink>
                  <Move isMovable={isMovable} onMove={() => onMove(bar)} />
                  {renter.phone && (
                    <a
                      href={`tel:${renter.phone.replaceAll(' ', '')}`}
                      className={buttonStyle({ variant: 'outline' })}
                    >
                      {t('peek.call')}
                    </a>
                  )}
                </p>
              )}
            </Details>
          </>
        ) : (
          <>
            <p>
              {t('block.from', { when: when(bar.startsAt) })}
              <br />
              {t('block.to', { when: when(bar.endsAt) })}
            </p>
            <p>
              <ButtonLink to={`${pathOf('fleet', cityId)}/${car.id}`}>
                {t('peek.openCar')}
              </ButtonLink>
            </p>
          </>
        )}
      </Dialog>
    </Popover>
  );
}

function Move({ isMovable, onMove }: { readonly isMovable: boolean; readonly onMove: () => void }) {
  const { t } = useTranslation('board');
  const mayMove = useMay('bookings.change');
  if (!isMovable || !mayMove) return null;
  return (
    <Button variant="outline" onClick={onMove}>
      {t('peek.move')}
    </Button>
  );
}

interface DetailsProps {
  readonly id: string;
  readonly delivery: string;
  readonly back: string;
  readonly children: (booking: BoardBooking) => React.ReactNode;
}

/** What is not on the board: places, money, and how to reach the renter. */
function Details({ id, delivery, back, children }: DetailsProps) {
  const { t } = useTranslation('board');
  const [found, setFound] = useState<BoardBooking | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when somebody says so
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    operateApi()
      .getBoardBooking({ params: { id } })
      .then(
        (booking) => isCurrent && setFound(booking),
        () => isCurrent && setFound('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  if (found === 'failed') {
    return (
      <p role="alert" className="flex items-center gap-3">
        {t('peek.failed')}
        <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
          {t('peek.retry')}
        </Button>
      </p>
    );
  }
  const places = [
    { line: delivery, place: found?.delivery },
    { line: back, place: found?.return },
  ];
  return (
    <>
      <ol className="grid gap-2">
        {places.map(({ line, place }) => (
          <li key={line}>
            <span className="block font-strong">{line}</span>
            <span className="block text-xs text-quiet">
              {place ?? (
                <>
                  <span className="sr-only">{t('peek.loading')}</span>
                  <Skeleton className="h-3 w-48" />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <dl className="grid grid-cols-2 border-y border-hair py-2.5 [&_dd]:font-strong [&_dt]:text-2xs [&_dt]:text-quiet">
        <div>
          <dt>{t('peek.total')}</dt>
          <dd>{found ? formatMoney(found.total) : '…'}</dd>
        </div>
        <div>
          <dt>{t('peek.deposit')}</dt>
          <dd>
            {found ? (found.deposit ? formatMoney(found.deposit) : t('peek.noDeposit')) : '…'}
          </dd>
        </div>
      </dl>
      {found && children(found)}
    </>
  );
}
