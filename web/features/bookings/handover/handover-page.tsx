import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../../ui/tabs.tsx';
import { BackLink } from '../../../page/back-link.tsx';
import { bookingPath } from '../data/booking-path.ts';
import { useLiveBooking } from '../data/use-live-booking.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import type { HandoverData } from './load-handovers.ts';
import { NotYet } from './not-yet.tsx';
import { ReturnPanel } from './return-panel.tsx';

const PARAMETER = 'end';

/** What was sealed at the door when the car came, and when it was collected. */
export function HandoverPage({ data }: { data: HandoverData }) {
  const { t } = useTranslation('handover');
  const { booking, handovers } = data;
  useLiveBooking(booking);
  const [search, setSearch] = useSearchParams();
  // Whoever comes back after the return wants to see the pairs.
  const newest = handovers.collection ? 'return' : 'delivery';
  const asked = search.get(PARAMETER);
  const selected = asked === 'delivery' || asked === 'return' ? asked : newest;
  return (
    <div className="page-width pb-20">
      <BackLink to={bookingPath(booking.id)}>{t('back')}</BackLink>
      <div className="mt-3">
        <Tabs
          label={t('tabs.label')}
          selectedId={selected}
          onSelect={(end) =>
            setSearch({ [PARAMETER]: end }, { replace: true, preventScrollReset: true })
          }
          tabs={[
            {
              id: 'delivery',
              label: t('tabs.delivery'),
              content: handovers.delivery ? (
                <DeliveryPanel data={data} delivery={handovers.delivery} />
              ) : (
                <NotYet end="delivery" />
              ),
            },
            {
              id: 'return',
              label: t('tabs.return'),
              content: handovers.collection ? (
                <ReturnPanel data={data} collection={handovers.collection} />
              ) : (
                <NotYet end="return" />
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
