import { useTranslation } from 'react-i18next';
import type { BookingSummary } from '../../../contract/bookings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { refusalKey } from '../../api/refusal-key.ts';
import { bookingPath } from '../bookings/data/booking-path.ts';
import { carName } from '../car/car-name.ts';
import { ownTextKey } from './own-booking.ts';
import { wayOn } from './refusal-ways.ts';
import { RefusalWaysOn } from './refusal-ways-on.tsx';

interface RefusalDialogProps {
  /** Null while nothing was refused. */
  readonly code: string | null;
  /** Set when the car is taken by the renter's own booking. */
  readonly own: BookingSummary | null;
  readonly carPath: string;
  readonly cityId: string;
  readonly onClose: () => void;
}

/** Why it was not booked, and what can be done about it. */
export function RefusalDialog({ code, own, carPath, cityId, onClose }: RefusalDialogProps) {
  const { t } = useTranslation(['checkout', 'errors']);
  const key = refusalKey(code ?? '');
  const way = wayOn(key);
  const isCard = way === 'card';
  const hasWay = own !== null || (way !== null && !isCard);
  return (
    <Dialog
      isOpen={code !== null}
      onClose={onClose}
      title={own ? t(`${ownTextKey(own)}.title`) : t(`errors:${key}.title`)}
      footer={
        <>
          <Button
            variant={isCard ? 'primary' : hasWay ? 'quiet' : 'ink'}
            block={isCard}
            onClick={onClose}
          >
            {t(isCard ? 'refusal.otherCard' : 'refusal.close')}
          </Button>
          {own ? (
            <ButtonLink variant="primary" to={bookingPath(own.id)}>
              {t(`${ownTextKey(own)}.action`)}
            </ButtonLink>
          ) : (
            <RefusalWaysOn code={code ?? ''} carPath={carPath} cityId={cityId} />
          )}
        </>
      }
    >
      <p>
        {own
          ? t(`${ownTextKey(own)}.text`, { car: carName(own.car), reference: own.reference })
          : t(`errors:${key}.text`)}
      </p>
    </Dialog>
  );
}
