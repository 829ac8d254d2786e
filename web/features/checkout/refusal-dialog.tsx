import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BookingSummary } from '../../../contract/bookings.ts';
import { Button } from '../../../ui/button.tsx';
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
  const isCard = wayOn(key) === 'card';
  return (
    <Dialog
      isOpen={code !== null}
      onClose={onClose}
      title={own ? t(`${ownTextKey(own)}.title`) : t(`errors:${key}.title`)}
      footer={
        <>
          {own ? (
            <Link to={bookingPath(own.id)} className="text-link text-sm">
              {t(`${ownTextKey(own)}.action`)}
            </Link>
          ) : (
            <RefusalWaysOn code={code ?? ''} carPath={carPath} cityId={cityId} />
          )}
          <Button variant={isCard ? 'primary' : 'ink'} block={isCard} onClick={onClose}>
            {t(isCard ? 'refusal.otherCard' : 'refusal.close')}
          </Button>
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
