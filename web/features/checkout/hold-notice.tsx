import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingSummary } from '../../../contract/bookings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { refusalKey } from '../../api/refusal-key.ts';
import { bookingPath } from '../bookings/data/booking-path.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { ownTextKey } from './own-booking.ts';
import { RefusalWaysOn } from './refusal-ways-on.tsx';
import type { CarHold } from './use-hold.ts';

interface HoldNoticeProps {
  readonly hold: CarHold;
  /** Set when the car is taken by the renter's own booking. */
  readonly own: BookingSummary | null;
  readonly carName: string;
  readonly carPath: string;
  readonly cityId: string;
  /** Set while somebody else is about to book the car. */
  readonly heldMinutes: number | null;
}

/** The car is reserved while the renter pays, and for how long still. */
export function HoldNotice({ hold, own, carName, carPath, cityId, heldMinutes }: HoldNoticeProps) {
  const { t } = useTranslation(['checkout', 'errors']);
  const { state, renew } = hold;
  const car = carName;
  if (own) {
    const { id, reference } = own;
    const key = ownTextKey(own);
    return (
      <Notice isAlert title={t(`${key}.title`)} text={t(`${key}.text`, { car, reference })}>
        <ButtonLink to={bookingPath(id)}>{t(`${key}.action`)}</ButtonLink>
      </Notice>
    );
  }
  switch (state.status) {
    case 'asking':
      return (
        <Notice title={t('hold.asking', { car })} text={t('hold.heldText')}>
          <Skeleton className="h-10 w-24" />
        </Notice>
      );
    case 'held':
      return (
        <Notice title={t('hold.held', { car })} text={t('hold.heldText')}>
          <HoldCountdown untilMs={state.untilMs} />
        </Notice>
      );
    case 'ended':
      return (
        <Notice isAlert title={t('hold.ended')} text={t('hold.endedText', { car })}>
          <Button onClick={renew}>{t('hold.renew')}</Button>
        </Notice>
      );
    case 'failed':
      return (
        <Notice isAlert title={t('hold.failed', { car })} text={t('hold.failedText')}>
          <Button onClick={renew}>{t('hold.retry')}</Button>
        </Notice>
      );
    case 'refused': {
      const key = refusalKey(state.code);
      return (
        <Notice
          isAlert
          isRefusal
          title={t(`errors:${key}.title`)}
          text={
            key === 'car_unavailable' && heldMinutes !== null
              ? t('hold.heldByOther', { count: heldMinutes })
              : t(`errors:${key}.text`)
          }
        >
          <RefusalWaysOn code={state.code} carPath={carPath} cityId={cityId} />
        </Notice>
      );
    }
  }
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly isAlert?: boolean;
  readonly isRefusal?: boolean;
  /** A clock stands beside the title at any width; ways on stand below the text where it is narrow. */
  readonly children: ReactNode;
}

function Notice({ title, text, isAlert = false, isRefusal = false, children }: NoticeProps) {
  return (
    // The column is narrow on phones, and again where the price has come to stand beside it.
    <div className="@container">
      <div
        role={isAlert ? 'alert' : undefined}
        className={classes(
          'relative grid items-center gap-x-6 gap-y-1 overflow-clip rounded-card border border-hair bg-card px-5 pt-5 pb-6 text-sm tablet:px-7 @min-[560px]:grid-cols-[minmax(0,1fr)_auto]',
          !isAlert && 'grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        {/* Two lines from the start where it is narrow: nothing moves when the car is held. */}
        <p
          className={classes(
            'flex items-center gap-2 font-strong @min-[560px]:self-end',
            !isAlert && '@max-[560px]:min-h-12',
          )}
        >
          {isRefusal && <Icon name="warning" className="size-6 stroke-2 text-error-600" />}
          {title}
        </p>
        <p
          className={classes(
            'text-stone-700 @min-[560px]:col-span-1 @min-[560px]:self-start',
            !isAlert && 'col-span-2 row-start-2',
          )}
        >
          {text}
        </p>
        <div
          className={classes(
            '@min-[560px]:col-start-2 @min-[560px]:row-span-2 @min-[560px]:row-start-1',
            isAlert ? '@max-[560px]:mt-3' : 'col-start-2 row-start-1',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
