import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatDatedMoment } from '../../../../domain/format-city-time.ts';
import { SealStamp } from '../../../../ui/handover/seal-stamp.tsx';
import { protocolPath, verifyPath } from './handover-addresses.ts';

interface SealCardProps {
  readonly booking: Booking;
  readonly handover: SealedHandover;
}

/** The code that renter and operator both have, the copy of everything it stands for, and where to check it. */
export function SealCard({ booking, handover }: SealCardProps) {
  const { t } = useTranslation('handover');
  const { kind, seal, sealedAt } = handover;
  const when = formatDatedMoment(toCityTime(instantFromIso(sealedAt), booking.city.timeZone));
  const words = [t(`stamp.${kind}`), booking.city.name, when].join(' · ').toUpperCase();
  return (
    <section
      aria-label={t('seal.title')}
      className="grid justify-items-center gap-1 rounded-sheet bg-night px-4 pt-6 pb-4 text-center text-on-night"
    >
      <SealStamp words={`${words} · `} />
      <p className="title mt-1 text-2xl whitespace-nowrap figures">{seal.code}</p>
      <p className="text-sm text-inverse-quiet">{t('seal.note')}</p>
      <div className="mt-3 grid w-full gap-2">
        <a
          href={protocolPath(booking.id, kind)}
          download
          className="inline-flex min-h-target items-center justify-center rounded-full bg-on-night px-5 text-sm font-strong text-night"
        >
          {t('seal.copy')}
        </a>
        <Link
          to={verifyPath(seal.code)}
          className="inline-flex min-h-target items-center justify-center text-sm font-strong underline underline-offset-4"
        >
          {t('seal.check')}
        </Link>
      </div>
    </section>
  );
}
