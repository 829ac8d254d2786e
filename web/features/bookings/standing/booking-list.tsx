import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { BookingTab } from '../../../../domain/booking-badges.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { paths } from '../../../page/paths.ts';
import { cardStyle } from '../../find/list/card-style.ts';
import { BookingCard } from './booking-card.tsx';
import { type BookingsAnswer, bookingsOfTab } from './load-bookings.ts';

interface BookingListProps {
  readonly answer: BookingsAnswer;
  readonly tab: BookingTab;
}

export function BookingList({ answer, tab }: BookingListProps) {
  const { t } = useTranslation('trips');
  const bookings = answer.kind === 'found' ? bookingsOfTab(answer.bookings, tab) : [];
  if (bookings.length === 0) {
    return (
      <>
        {/* The cars are headings below the page's; without any, the tab's own stands instead. */}
        <h2 className="sr-only">{t(`list.${tab}`)}</h2>
        {answer.kind === 'failed' ? <LoadFailed /> : <NoBookings tab={tab} />}
      </>
    );
  }
  return (
    <ul className={listStyle}>
      {bookings.map((booking) => (
        <li key={booking.id} className="@container">
          <BookingCard booking={booking} />
        </li>
      ))}
    </ul>
  );
}

const listStyle = 'grid gap-4';

function NoBookings({ tab }: { tab: BookingTab }) {
  const { t } = useTranslation('trips');
  return (
    <EmptyState
      illustration="no-bookings"
      title={t(`list.empty.${tab}.title`)}
      text={t(`list.empty.${tab}.text`)}
    >
      <ButtonLink to={paths.home}>{t(`list.empty.${tab}.action`)}</ButtonLink>
    </EmptyState>
  );
}

function LoadFailed() {
  const { t } = useTranslation('trips');
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState illustration="error" title={t('list.failed.title')} text={t('list.failed.text')}>
        <Button waiting={state === 'loading'} onClick={() => void revalidate()}>
          {t('list.failed.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** Two cards of the size that the true ones will have. */
export function BookingListSkeleton() {
  const { t } = useTranslation('trips');
  return (
    <div role="status" className={listStyle}>
      <span className="sr-only">{t('list.loading')}</span>
      {['first', 'second'].map((card) => (
        <div key={card} className="@container">
          <div className={cardStyle}>
            <Skeleton className="aspect-[350/194] !rounded-none @min-[440px]:aspect-auto" />
            <div className="grid content-between gap-5 px-5 py-5 @min-[640px]:px-6">
              <Skeleton className="h-8 w-48" />
              <div className="grid gap-3">
                <Skeleton className="h-5 w-56" />
                <Skeleton className="h-5 w-64" />
                <Skeleton className="h-5 w-56" />
                <Skeleton className="h-5 w-64" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
