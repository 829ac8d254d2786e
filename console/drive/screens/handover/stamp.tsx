import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { toCityTime } from '../../../../domain/city-time.ts';
import { clockTime, wholeDate } from '../../../../domain/format-desk-time.ts';

interface StampProps {
  readonly job: DriverJob;
  readonly at: Temporal.Instant;
}

/** The house's H in a ring of words, as on a sealed letter. */
export function Stamp({ job, at }: StampProps) {
  const { t } = useTranslation('drive');
  const local = toCityTime(at, job.timeZone);
  const words = `${t(`handover.sealed.stamp.${job.kind}`)} · ${job.reference} · ${wholeDate(local)} · ${clockTime(local)} · `;
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      className="size-37 fill-none stroke-stamp stroke-3 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <circle cx="80" cy="80" r="76" />
      <circle cx="80" cy="80" r="52" className="stroke-[1.6]" />
      <path
        id="ring-of-the-stamp"
        d="M20 80a60 60 0 1 1 120 0a60 60 0 1 1-120 0"
        className="stroke-none"
      />
      <text className="fill-stamp stroke-none font-text text-[12px] font-strong uppercase">
        <textPath href="#ring-of-the-stamp" textLength="368" lengthAdjust="spacing">
          {words}
        </textPath>
      </text>
      <path d="M58 52v56M102 52v56" className="stroke-11" />
      <path d="M58 90C78 90 82 70 102 70" className="stroke-signal-400 stroke-6" />
      <circle cx="58" cy="90" r="10" className="fill-signal-400 stroke-none" />
      <circle cx="102" cy="70" r="10" className="fill-signal-400 stroke-none" />
      <circle cx="102" cy="70" r="4" className="fill-night stroke-none" />
    </svg>
  );
}
