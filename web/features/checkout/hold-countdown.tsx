import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { formatTimeLeft, shareLeft } from './hold-time.ts';

const tickMs = 1_000;
const almostMs = 2 * 60_000;

/** The time left, and the line that gets shorter with it. */
export function HoldCountdown({ untilMs }: { untilMs: number }) {
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
        className="absolute inset-x-5 bottom-2.5 h-0.5 bg-hair tablet:inset-x-7"
      >
        <span
          className="relative block h-full min-w-2 bg-route-live after:absolute after:-top-[3px] after:-right-1 after:size-2 after:rounded-full after:bg-route-live"
          style={{ width: `${left * 100}%` }}
        />
      </span>
    </>
  );
}
