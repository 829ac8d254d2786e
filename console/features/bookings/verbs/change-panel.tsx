import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../../../../contract/bookings.ts';
import type { ChangePreview } from '../../../../contract/operate/desk-bookings.ts';
import { fewestLetters } from '../../../../domain/fewest-letters.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { add, type Money } from '../../../../domain/money.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { instantOf, localTime } from '../../../form/local-time.ts';
import { textIn, useForm } from '../../../form/use-form.ts';
import { useMay, usePageCity } from '../../../shell/desk-data.ts';
import { firstName } from '../../../shell/first-name.ts';
import { rolesWith } from '../../../shell/roles-with.ts';
import { AddressField } from './address-field.tsx';
import { AmountPreview, type PreviewLine } from './amount-preview.tsx';
import type { VerbProps } from './panel-props.ts';
import { useBookingRefusal, useBookingVerb } from './use-booking-verb.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

const HALF_HOUR_SECONDS = 1_800;
/** Whether rules are set aside decides the price; why does not. */
const PREVIEWED = 'previewed';

/** Other times or addresses, at the price agreed; past the renters' rules with a reason. */
export function ChangePanel({ desk: { booking, renter }, onClose }: VerbProps) {
  const { t } = useTranslation(['bookings', 'desk']);
  const { timeZone, name: city } = usePageCity();
  const mayOverride = useMay('bookings.override');
  const params = { id: booking.id };
  const booked = {
    starts: localTime(booking.startsAt, timeZone),
    ends: localTime(booking.endsAt, timeZone),
  };
  const [times, setTimes] = useState(booked);
  const [stops, setStops] = useState<{ delivery?: Stop; return?: Stop }>({});
  const [isOverride, setOverride] = useState(
    booking.changeRefusal === 'too_late_to_change' && mayOverride,
  );
  const startsAt = times.starts === booked.starts ? null : instantOf(times.starts, timeZone);
  const endsAt = times.ends === booked.ends ? null : instantOf(times.ends, timeZone);
  const change = {
    ...(startsAt ? { startsAt } : {}),
    ...(endsAt ? { endsAt } : {}),
    ...stops,
  };
  const hasChanged = Object.keys(change).length > 0;
  const preview = usePreview(hasChanged ? JSON.stringify([change, isOverride]) : null, (signal) => {
    const body = { ...change, ...(isOverride ? { override: PREVIEWED } : {}) };
    return operateApi().previewChange({ params, body }, { signal });
  });
  const known = preview.state === 'known' ? preview.value : null;
  const act = useBookingVerb(onClose);
  const refusalOf = useBookingRefusal();
  const linesOf = useChangeLines(booking.total);
  const { errorAt, ...form } = useForm(async (data) => {
    const override = textIn(data, 'why');
    if (!known) return { text: t('change.nothing') };
    if (isOverride && override.length < fewestLetters.reason) {
      return { field: 'why', text: t('change.problems.why') };
    }
    const body = { ...change, agreedTotal: known.total, ...(isOverride ? { override } : {}) };
    return act(() => operateApi().changeForRenter({ params, body }), t('change.done'));
  });
  const saveOf = (priced: ChangePreview | null) => {
    const back = priced && add(priced.refundToCard, priced.refundToCredit);
    if (priced && priced.charge.amount > 0) {
      return t('change.saveCharge', { amount: formatMoney(priced.charge) });
    }
    return back && back.amount > 0
      ? t('change.saveBack', { amount: formatMoney(back) })
      : t('change.save');
  };
  return (
    <VerbPanel
      {...form}
      title={t('change.title')}
      text={t('change.text', { renter: firstName(renter.name) })}
      save={saveOf(known)}
      isIdle={!known}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        {(['starts', 'ends'] as const).map((end) => (
          <TextField
            key={end}
            name={end}
            type="datetime-local"
            step={HALF_HOUR_SECONDS}
            label={t(`change.${end}`, { city })}
            value={times[end]}
            onChange={({ target }) => setTimes((now) => ({ ...now, [end]: target.value }))}
          />
        ))}
      </div>
      {(['delivery', 'return'] as const).map((end) => (
        <AddressField
          key={end}
          name={end}
          label={t(`change.${end}`)}
          booked={booking[end].name}
          onChange={(stop) =>
            setStops(({ [end]: _, ...other }) => (stop ? { ...other, [end]: stop } : other))
          }
        />
      ))}
      {mayOverride ? (
        <div className="grid gap-3">
          <Checkbox
            label={t('change.override')}
            checked={isOverride}
            onChange={({ target }) => setOverride(target.checked)}
          />
          <p className="text-xs text-quiet">{t('change.overrideText')}</p>
          {isOverride && (
            <TextField
              name="why"
              label={t('change.why')}
              error={errorAt('why')}
              autoComplete="off"
              maxLength={500}
            />
          )}
        </div>
      ) : (
        <p className="text-xs text-quiet">
          {t('change.overrideRole', {
            roles: rolesWith('bookings.override').map((role) => t(`desk:roles.${role}`)),
          })}
        </p>
      )}
      <AmountPreview
        preview={preview}
        nothing={t('change.nothing')}
        refusal={preview.state === 'refused' ? refusalOf(preview.error).text : undefined}
        lines={known ? linesOf(known) : []}
      />
    </VerbPanel>
  );
}

function useChangeLines(now: Money) {
  const { t } = useTranslation('bookings');
  return ({ total, fee, charge, refundToCard, refundToCredit, onInvoice }: ChangePreview) => {
    const some = (label: string, amount: Money): PreviewLine[] =>
      amount.amount === 0 ? [] : [{ label, amount, isSum: true }];
    return [
      { label: t('change.next'), before: now, amount: total },
      ...(fee.amount > 0 ? [{ label: t('change.fee'), amount: fee }] : []),
      ...some(t('change.charge'), charge),
      ...some(t('change.toCard'), refundToCard),
      ...some(t('change.toCredit'), refundToCredit),
      ...some(t('change.onInvoice'), onInvoice),
    ];
  };
}
