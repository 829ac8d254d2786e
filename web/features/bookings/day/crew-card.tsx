import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { telHref } from '../../../page/tel-href.ts';
import { carName } from '../../car/car-name.ts';
import type { BookingData } from '../data/load-booking.ts';
import type { DayWords } from './use-day-words.ts';

interface CrewCardProps {
  readonly data: BookingData;
  readonly words: DayWords;
  readonly isNamedLater: boolean;
}

/** Who comes with which car, and how to reach us meanwhile. */
export function CrewCard({ data, words, isNamedLater }: CrewCardProps) {
  const { t } = useTranslation('day');
  const { booking, contact } = data;
  const { driver } = words.said;
  return (
    <section
      aria-label={t('crew.title')}
      className="grid gap-4 rounded-card border border-hair bg-card p-6"
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="stays-filled grid size-12 shrink-0 place-items-center rounded-full bg-ink font-strong text-paper"
        >
          {driver.slice(0, 1)}
        </span>
        <p className="min-w-0 text-sm text-quiet">
          <strong className="block text-base font-strong text-ink">{driver}</strong>
          {carName(booking.car)}
        </p>
      </div>
      {isNamedLater && <p className="text-sm text-quiet">{t('crew.unnamed')}</p>}
      <div className="grid grid-cols-2 gap-2">
        <a href={telHref(contact.phone)} className={buttonStyle({ variant: 'ink' })}>
          {t('crew.call')}
        </a>
        <a href={`mailto:${contact.email}`} className={buttonStyle({ variant: 'outline' })}>
          {t('crew.email')}
        </a>
      </div>
    </section>
  );
}
