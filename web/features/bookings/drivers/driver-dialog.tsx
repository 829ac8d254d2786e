import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverChange } from '../../../../contract/drivers.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { isNewDriver } from '../../../../domain/policies/additional-driver.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { isEmail } from '../../me/account/is-email.ts';
import { ChangePrice } from '../change/change-price.tsx';
import { useChangePrice } from '../change/use-change-price.ts';
import type { BookingDialogProps } from '../data/booking-dialog.ts';
import { WorkNotice } from '../data/work-notice.tsx';
import type { DriverWish } from './driver-wish.ts';

interface DriverDialogProps extends BookingDialogProps {
  readonly wish: DriverWish;
}

/** Inviting, removing or paying for somebody; what it costs or gives back is seen before it is done. */
export function DriverDialog({ data, work, isOpen, onClose, wish }: DriverDialogProps) {
  const { t } = useTranslation('trips');
  const { booking, renter } = data;
  const [email, setEmail] = useState('');
  useEffect(() => {
    if (!isOpen) setEmail('');
  }, [isOpen]);

  const drivers = [renter.email, ...booking.drivers.additional.flatMap((one) => one.email ?? [])];
  const isRepeated = wish.action === 'invite' && !isNewDriver(email, drivers);
  const change = isRepeated ? null : changeOf(wish, email);
  const { price, retry } = useChangePrice(booking.id, isOpen && change ? { driver: change } : null);
  // What was agreed to may no longer hold: a refusal leaves no old price behind.
  const isRefused = work.state.phase === 'refused';
  const onRefusal = useEffectEvent(retry);
  useEffect(() => {
    if (isRefused) onRefusal();
  }, [isRefused]);
  const save = () => {
    if (price.state !== 'known' || !change || work.isBusy) return;
    const agreedTotal = price.price.total;
    work.begin({ kind: 'drivers', change: { driver: change, agreedTotal } });
  };
  const { action } = wish;
  const who =
    action === 'invite' ? '' : (wish.driver.name ?? wish.driver.email ?? t('drivers.gone'));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`drivers.${action}.title`, { who })}
      footer={
        <>
          <div className="w-full">
            {work.isBusy ? (
              <WorkNotice work={work} city={booking.city} />
            ) : (
              <ChangePrice booking={booking} answer={price} onRetry={retry} />
            )}
          </div>
          <Button variant="quiet" onClick={onClose}>
            {t(`drivers.${action}.keep`)}
          </Button>
          <Button
            variant="primary"
            disabled={price.state !== 'known'}
            waiting={work.isBusy}
            onClick={save}
          >
            {t(`drivers.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <p className="figures">
        {t(`drivers.${action}.text`, {
          who,
          fee: action === 'agree' ? formatMoney(wish.driver.feePerDay) : '',
          price: booking.drivers.pricePerDay ? formatMoney(booking.drivers.pricePerDay) : '',
        })}
      </p>
      {action === 'invite' && (
        <div className="mt-5">
          <TextField
            label={t('drivers.invite.email')}
            type="email"
            autoComplete="off"
            autoFocus
            maxLength={254}
            disabled={work.isBusy}
            value={email}
            onChange={(event) => {
              if (isRefused) work.forgetRefusal();
              setEmail(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save();
            }}
            error={isRepeated ? t('drivers.invite.repeated') : undefined}
          />
        </div>
      )}
    </Dialog>
  );
}

/** What is asked of the server; nothing while an address is still being typed. */
function changeOf(wish: DriverWish, email: string): DriverChange | null {
  if (wish.action !== 'invite') return { action: wish.action, driverId: wish.driver.id };
  const typed = email.trim().toLowerCase();
  return isEmail(typed) ? { action: 'invite', email: typed } : null;
}
