import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import { changePolicy } from '../../../../domain/policy-constants.ts';
import { Timeline } from '../../../../ui/timeline.tsx';
import { paths } from '../../../page/paths.ts';
import type { BookingData } from '../data/load-booking.ts';
import { refundStops, refundText } from './refund-words.ts';

interface CancellationProps {
  readonly data: BookingData;
  /** The way to cancel. */
  readonly children: ReactNode;
}

/** What cancelling gives back, told by the very rule that would pay it. */
export function Cancellation({ data, children }: CancellationProps) {
  const { t } = useTranslation('trips');
  const { booking, cancellation, rules } = data;
  const { steps, refusal } = cancellation;
  // A trip that is over, or came to nothing, has nothing to cancel.
  if (statusDisplay[booking.status].tab === 'past') return null;
  return (
    <section aria-labelledby="cancellation-title" className="border-t border-hair pt-10">
      <h2 id="cancellation-title" className="mb-3 text-2xl">
        {t('cancel.title')}
      </h2>
      <p className="text-sm text-stone-700 figures">
        {t('cancel.rule', {
          count: rules.cancellationHours,
          ...changePolicy.refundArrivesInDays,
        })}
      </p>
      <p className="mt-2 text-sm font-medium figures print:hidden">
        {refundText(t, cancellation, rules.cancellationHours)}
      </p>
      <p className="print:hidden">
        <Link to={paths.faq} className="text-link text-sm">
          {t('cancel.faq')}
        </Link>
      </p>
      {refusal === null && steps.length > 0 && (
        <div className="mt-6">
          <Timeline
            label={t('cancel.timeline')}
            stops={refundStops(t, steps, booking.city.timeZone)}
          />
        </div>
      )}
      <div className="mt-6 print:hidden">{children}</div>
    </section>
  );
}
