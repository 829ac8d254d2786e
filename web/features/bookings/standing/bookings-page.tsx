import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await, useNavigate, useSearchParams } from 'react-router';
import type { BookingTab } from '../../../../domain/booking-badges.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { paths } from '../../../page/paths.ts';
import { bookingsPath, tabParameter } from '../data/booking-path.ts';
import { BookingList, BookingListSkeleton } from './booking-list.tsx';
import type { BookingsAnswer } from './load-bookings.ts';

const tabs: readonly BookingTab[] = ['current', 'past'];

interface BookingsPageProps {
  /** A promise while the page is opened before its answer has come. */
  readonly bookings: BookingsAnswer | Promise<BookingsAnswer>;
}

export function BookingsPage({ bookings }: BookingsPageProps) {
  const { t } = useTranslation(['trips', 'shell']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const shown: BookingTab = params.get(tabParameter) === 'past' ? 'past' : 'current';
  return (
    <div className="page-width pb-20">
      <div className="pt-2">
        <Breadcrumb
          trail={[{ label: t('shell:nav.profile'), to: paths.profile }]}
          current={t('shell:nav.bookings')}
        />
      </div>
      <h1 className="mt-4 mb-6 text-3xl tracking-display">{t('list.title')}</h1>
      <Tabs
        label={t('list.tabs')}
        selectedId={shown}
        onSelect={(id) =>
          navigate(bookingsPath(id === 'past' ? 'past' : 'current'), {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={tabs.map((tab) => ({
          id: tab,
          label: t(`list.${tab}`),
          content: (
            <Suspense fallback={<BookingListSkeleton />}>
              <Await resolve={bookings}>
                {(answer) => <BookingList answer={answer} tab={tab} />}
              </Await>
            </Suspense>
          ),
        }))}
      />
    </div>
  );
}
