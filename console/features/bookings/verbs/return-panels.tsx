import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fewestLetters } from '../../../../domain/fewest-letters.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { textIn, useForm } from '../../../form/use-form.ts';
import { firstName } from '../../../shell/first-name.ts';
import type { VerbProps } from './panel-props.ts';
import { useBookingVerb } from './use-booking-verb.ts';
import { VerbPanel } from './verb-panel.tsx';

/** What the card did not take back, however often it was sent. */
export function SettlePanel({ desk: { booking, renter }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const [to, setTo] = useState<'credit' | 'hand'>('credit');
  const amount = booking.lostRefund ? formatMoney(booking.lostRefund) : '';
  const act = useBookingVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const reason = textIn(data, 'why');
    if (reason.length < fewestLetters.reason) return { field: 'why', text: t('problems.why') };
    const params = { id: booking.id };
    return act(
      () => operateApi().settleForRenter({ params, body: { to, reason } }),
      t('settle.done', { amount }),
    );
  });
  return (
    <VerbPanel
      {...form}
      title={t('settle.title')}
      text={t('settle.text', { amount, renter: firstName(renter.name) })}
      save={t('settle.save', { amount })}
      onClose={onClose}
    >
      <NativeSelect
        label={t('settle.to')}
        options={[
          { id: 'credit', label: t('settle.credit') },
          { id: 'hand', label: t('settle.hand') },
        ]}
        value={to}
        onChange={setTo}
      />
      <Why label={t('settle.why')} error={errorAt('why')} />
    </VerbPanel>
  );
}

export function ReviewPanel({ desk: { booking }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const act = useBookingVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const reason = textIn(data, 'why');
    if (reason.length < fewestLetters.reason) return { field: 'why', text: t('problems.why') };
    const params = { id: booking.id };
    return act(() => operateApi().reviewReturn({ params, body: { reason } }), t('review.done'));
  });
  return (
    <VerbPanel
      {...form}
      title={t('review.title')}
      text={t('review.text')}
      save={t('review.save')}
      onClose={onClose}
    >
      <Why label={t('review.why')} error={errorAt('why')} />
    </VerbPanel>
  );
}

export function ProcessPanel({ desk: { booking }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const act = useBookingVerb(onClose);
  const { errorAt: _, ...form } = useForm(async () =>
    act(() => operateApi().processReturn({ params: { id: booking.id } }), t('process.done')),
  );
  const held = booking.deposit?.state === 'held' ? booking.deposit.amount : null;
  return (
    <VerbPanel
      {...form}
      title={t('process.title')}
      text={t('process.text')}
      save={held ? t('process.save', { amount: formatMoney(held) }) : t('process.saveNone')}
      onClose={onClose}
    >
      {held ? (
        <p className="flex justify-between rounded-control bg-stone-50 px-4 py-2.5 figures">
          <span className="text-quiet">{t('process.amount')}</span>
          <strong>{formatMoney(held)}</strong>
        </p>
      ) : (
        <p className="text-quiet">{t('process.none')}</p>
      )}
    </VerbPanel>
  );
}

interface WhyProps {
  readonly label: string;
  readonly error: string | undefined;
}

function Why({ label, error }: WhyProps) {
  return <TextField name="why" label={label} error={error} autoComplete="off" maxLength={500} />;
}
