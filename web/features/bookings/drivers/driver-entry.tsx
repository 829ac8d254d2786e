import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import type { AdditionalDriver } from '../../../../contract/drivers.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { momentOf } from '../data/stop-words.ts';
import { ResendButton } from './resend-button.tsx';

type Opener = Partial<ComponentProps<typeof Button>>;

/** A warning is for what the renter has to do, or must know. */
const signs: Readonly<Record<AdditionalDriver['state'], IconName>> = {
  invited: 'wait',
  'to-verify': 'wait',
  'may-drive': 'check',
  'invitation-ended': 'warning',
  'fee-to-agree': 'warning',
  left: 'warning',
  'may-not-drive': 'warning',
};

interface DriverEntryProps {
  readonly booking: Booking;
  readonly driver: AdditionalDriver;
  readonly removal: Opener;
  readonly agreement: Opener;
}

/** One person: who they are, whether they may drive, and what the renter can do. */
export function DriverEntry({ booking, driver, removal, agreement }: DriverEntryProps) {
  const { t } = useTranslation('trips');
  const { state } = driver;
  const who = driver.name ?? driver.email ?? t('drivers.gone');
  const isAsked = state === 'invited' || state === 'invitation-ended';
  return (
    <li className="rounded-card border border-hair bg-card px-5 py-4">
      <p className="flex items-center gap-2 font-strong wrap-anywhere">
        <Icon
          name={signs[state]}
          className={`size-5 shrink-0 stroke-2 ${state === 'may-drive' ? 'text-moss-600' : 'text-amber-600'}`}
        />
        {who}
      </p>
      <p className="mt-1 max-w-[60ch] text-sm figures">
        {t(`drivers.states.${state}`, {
          by: momentOf(driver.invitationEndsAt, booking.city),
          fee: formatMoney(driver.feePerDay),
        })}
      </p>
      {booking.drivers.areChangeable && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
          {state === 'fee-to-agree' && (
            <Button {...agreement} variant="primary">
              {t('drivers.agree.action')}
            </Button>
          )}
          {isAsked && <ResendButton bookingId={booking.id} driver={driver} />}
          <Button {...removal} variant="link" aria-label={t('drivers.remove.named', { who })}>
            {t('drivers.remove.action')}
          </Button>
        </div>
      )}
    </li>
  );
}
