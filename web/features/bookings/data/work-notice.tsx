import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { Button } from '../../../../ui/button.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { momentOf } from './stop-words.ts';
import type { BookingWorkState } from './use-booking-work.ts';

interface WorkNoticeProps {
  readonly work: BookingWorkState;
  readonly city: Booking['city'];
}

/** What is being done to the booking, as long as it lasts. */
export function WorkNotice({ work, city }: WorkNoticeProps) {
  const { t } = useTranslation('trips');
  const { kind, state, isBusy } = work;
  if (!isBusy) return null;
  const isLong = state.phase === 'working' && state.patience !== 'usual';
  const isLost = state.phase === 'working' && !state.isReachable;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-amber-100 px-5 py-4 text-sm text-ink print:hidden"
    >
      <ShuttleLine className="w-12 text-amber-600" />
      {state.phase === 'awaiting' ? (
        <>
          <p className="mr-auto">
            {t('request.notApproved')}{' '}
            {state.until && t('request.approveBy', { by: momentOf(state.until, city) })}
          </p>
          <Button onClick={work.authenticateAgain}>{t('request.approveAction')}</Button>
        </>
      ) : (
        <p>
          <strong className="font-strong">
            {state.phase === 'authenticating' ? t('request.approve') : t(`request.${kind}`)}
          </strong>{' '}
          {isLost ? t('request.lost') : isLong && t('request.late')}
        </p>
      )}
    </div>
  );
}
