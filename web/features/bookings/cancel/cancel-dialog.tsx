import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { classes } from '../../../../ui/classes.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Timeline } from '../../../../ui/timeline.tsx';
import { telHref } from '../../../page/tel-href.ts';
import { carName } from '../../car/car-name.ts';
import type { BookingDialogProps } from '../data/booking-dialog.ts';
import { whenOf } from '../data/stop-words.ts';
import { WorkNotice } from '../data/work-notice.tsx';
import { refundStops, refundText } from './refund-words.ts';
import { useFreshCancellation } from './use-fresh-cancellation.ts';

/** "Are you sure?", with what it gives back at this very moment. */
export function CancelDialog({ data, work, isOpen, onClose }: BookingDialogProps) {
  const { t } = useTranslation('trips');
  const { booking, cancellation, rules, contact } = data;
  const { answer, retry } = useFreshCancellation(booking, isOpen);
  const timeline = answer.state === 'known' ? answer.timeline : cancellation;
  const isPassed = answer.state === 'known' && answer.timeline.refusal === 'trip_already_started';
  const canCancel = answer.state === 'known' && answer.timeline.refusal === null;
  const close = () => {
    work.forgetRefusal();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('cancel.dialog.title')}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel.dialog.keep')}
          </Button>
          {isPassed ? (
            <a href={telHref(contact.phone)} className={buttonStyle({})}>
              {t('cancel.dialog.call', { phone: contact.phone })}
            </a>
          ) : (
            <Button
              variant="danger"
              disabled={!canCancel}
              waiting={work.isBusy}
              onClick={() => work.begin({ kind: 'cancel' })}
            >
              {t('cancel.dialog.confirm')}
            </Button>
          )}
        </>
      }
    >
      <p className="figures">
        {t('cancel.dialog.sure', {
          car: carName(booking.car),
          when: whenOf(booking.startsAt, booking.city),
        })}
      </p>
      <div role="status" className="mt-3 min-h-18">
        {answer.state === 'asking' && (
          <>
            <span className="sr-only">{t('cancel.dialog.asking')}</span>
            <Skeleton className="my-1.5 h-4" />
            <Skeleton className="my-1.5 h-4 w-2/3" />
          </>
        )}
        {answer.state === 'known' && (
          <p className="font-medium figures">
            {refundText(t, answer.timeline, rules.cancellationHours)}
          </p>
        )}
        {answer.state === 'failed' && (
          <>
            <p>{t('cancel.dialog.unknown')}</p>
            <Button variant="link" onClick={retry}>
              {t('cancel.dialog.retry')}
            </Button>
          </>
        )}
      </div>
      {/* While it is asked anew, the page's own holds its place: the dialog does not grow. */}
      {timeline.refusal === null && timeline.steps.length > 1 && (
        <div className={classes('mt-5', answer.state !== 'known' && 'invisible')}>
          <Timeline
            label={t('cancel.timeline')}
            stops={refundStops(t, timeline.steps, booking.city.timeZone)}
          />
        </div>
      )}
      {work.state.phase === 'refused' && (
        <div role="alert" className="mt-2 flex gap-2 font-medium text-error-600">
          <Icon name="warning" className="size-5 stroke-2" />
          {t('cancel.dialog.error')}
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <WorkNotice work={work} city={booking.city} />
      </div>
    </Dialog>
  );
}
