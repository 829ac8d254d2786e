import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CancellationTimeline } from '../../../contract/bookings.ts';
import { Card } from '../../../ui/card.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { paths } from '../../page/paths.ts';
import { refundStops } from '../bookings/cancel/refund-words.ts';
import { momentOf } from '../bookings/data/stop-words.ts';

interface CancellationPolicyProps {
  readonly steps: CancellationTimeline['steps'];
  readonly timeZone: string;
}

/** What a cancellation would give back, from now until the car is at the door. */
export function CancellationPolicy({ steps, timeZone }: CancellationPolicyProps) {
  const { t } = useTranslation('checkout');
  const { t: tripWords } = useTranslation('trips');
  const [first] = steps;
  return (
    <Card title={t('cancellation.title')}>
      <p className="text-sm text-stone-700 figures">
        {first?.how === 'none' && t('cancellation.invoice')}
        {first?.how === 'as-credit' && t('cancellation.credit')}
        {first?.how === 'to-card' &&
          t('cancellation.freeUntil', { when: momentOf(first.to, { timeZone }) })}
      </p>
      {first && first.how !== 'none' && (
        <div className="mt-6">
          <Timeline
            label={t('cancellation.timeline')}
            stops={refundStops(tripWords, steps, timeZone)}
          />
        </div>
      )}
      <Link to={paths.faq} className="mt-4 text-link text-sm">
        {t('cancellation.faq')}
      </Link>
    </Card>
  );
}
