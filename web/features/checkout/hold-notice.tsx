import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BookingSummary } from '../../../contract/bookings.ts';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { refusalKey } from '../refusals/refusal-key.ts';
import { bookingPath } from '../trips/booking-path.ts';
import { formatTimeLeft, shareLeft } from './hold-time.ts';
import { RefusalWaysOn } from './refusal-ways-on.tsx';
import type { CarHold } from './use-hold.ts';

interface HoldNoticeProps {
  readonly hold: CarHold;
  /** Set when the car is taken by the renter's own booking. */
  readonly own: BookingSummary | null;
  readonly carName: string;
  readonly carPath: string;
  readonly cityId: string;
}

/** The car is kept while the renter pays, and for how long still. */
export function HoldNotice({ hold, own, carName, carPath, cityId }: HoldNoticeProps) {
  const { t } = useTranslation(['checkout', 'errors']);
  const { state, renew } = hold;
  const car = carName;
  if (own) {
    const { id, reference } = own;
    return (
      <Notice
        isAlert
        title={t('refusal.own.title')}
        text={t('refusal.own.text', { car, reference })}
      >
        <Link to={bookingPath(id)} className="text-link text-sm">
          {t('refusal.own.action')}
        </Link>
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
          <Countdown untilMs={state.untilMs} />
        </Notice>
      );
    case 'ended':
      return (
        <Notice isAlert title={t('hold.ended')} text={t('hold.endedText', { car })}>
          <Button variant="outline" onClick={renew}>
            {t('hold.renew')}
          </Button>
        </Notice>
      );
    case 'failed':
      return (
        <Notice isAlert title={t('hold.failed', { car })} text={t('hold.failedText')}>
          <Button variant="outline" onClick={renew}>
            {t('hold.retry')}
          </Button>
        </Notice>
      );
    case 'refused': {
      const key = refusalKey(state.code);
      return (
        <Notice isAlert isRefusal title={t(`errors:${key}.title`)} text={t(`errors:${key}.text`)}>
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
  readonly children: ReactNode;
}

function Notice({ title, text, isAlert = false, isRefusal = false, children }: NoticeProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="relative overflow-clip rounded-card border border-hair bg-white px-5 pt-5 pb-6 tablet:px-8"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 tablet:flex-nowrap">
        {isRefusal && <Icon name="warning" className="size-6 stroke-2 text-error-600" />}
        <p className="min-w-0 flex-1 basis-48 text-sm text-stone-700">
          <strong className={classes('font-strong text-ink', isAlert && 'block')}>{title}</strong>{' '}
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}

const tickMs = 1_000;
const almostMs = 2 * 60_000;

function Countdown({ untilMs }: { untilMs: number }) {
  const { t } = useTranslation('checkout');
  const [leftMs, setLeftMs] = useState(() => untilMs - performance.now());
  useEffect(() => {
    const tick = () => setLeftMs(untilMs - performance.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [untilMs]);
  const left = shareLeft(leftMs, pricePolicy.holdMinutes);
  return (
    <>
      <p
        role="timer"
        aria-label={t('hold.label')}
        className="title text-3xl tracking-display figures"
      >
        {formatTimeLeft(leftMs)}
      </p>
      {/* A clock read aloud every second helps nobody; once, when it matters, does. */}
      <span role="status" className="sr-only">
        {leftMs <= almostMs ? t('hold.almost') : ''}
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-x-5 bottom-2.5 h-0.5 bg-hair tablet:inset-x-8"
      >
        <span
          className="relative block h-full min-w-2 bg-route-live after:absolute after:-top-[3px] after:-right-1 after:size-2 after:rounded-full after:bg-route-live"
          style={{ width: `${left * 100}%` }}
        />
      </span>
    </>
  );
}
