import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundPreview } from '../../../../contract/operate/desk-bookings.ts';
import { brandName } from '../../../../domain/card-brand.ts';
import { fewestLetters } from '../../../../domain/fewest-letters.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { moneyFromCents } from '../../../../domain/money.ts';
import { roles } from '../../../../domain/permissions.ts';
import { changePolicy } from '../../../../domain/policy-constants.ts';
import { centsIn } from '../../../../domain/read-cents.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { textIn, useForm } from '../../../form/use-form.ts';
import { firstName } from '../../../shell/first-name.ts';
import { AmountPreview } from './amount-preview.tsx';
import type { VerbProps } from './panel-props.ts';
import { rolesBeyond } from './roles-beyond.ts';
import { useBookingRefusal, useBookingVerb } from './use-booking-verb.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

/** A part of what was paid, beyond what the rules owe. */
export function RefundPanel({ desk: { booking, renter }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const params = { id: booking.id };
  const { currency } = booking.total;
  const name = firstName(renter.name);
  const [typed, setTyped] = useState('');
  const [to, setTo] = useState<'card' | 'credit'>('card');
  const cents = centsIn(typed) ?? 0;
  const amount = moneyFromCents(cents, currency);
  const preview = usePreview(cents > 0 ? `${to} ${cents}` : null, (signal) =>
    operateApi().previewRefund({ params, body: { amount, to } }, { signal }),
  );
  const known = preview.state === 'known' ? preview.value : null;
  const act = useBookingVerb(onClose);
  const refusalOf = useBookingRefusal();
  const refused = useRefusedWords()(known);
  const { errorAt, ...form } = useForm(async (data) => {
    const reason = textIn(data, 'why');
    if (cents === 0) return { field: 'amount', text: t('refund.problems.amount') };
    if (reason.length < fewestLetters.reason)
      return { field: 'why', text: t('refund.problems.why') };
    return act(
      () => operateApi().refundForRenter({ params, body: { amount, to, reason } }),
      t('refund.done', { amount: formatMoney(amount) }),
    );
  });
  const days = changePolicy.refundArrivesInDays;
  const where = () => {
    if (to === 'credit') return t('refund.toCredit', { renter: name });
    if (!known?.card) return t('refund.toCardUnknown', days);
    const card = t('money.card', {
      brand: brandName(known.card.brand),
      last4: known.card.last4,
    });
    return t('refund.toCard', { card, ...days });
  };
  return (
    <VerbPanel
      {...form}
      title={t('refund.title')}
      text={t('refund.text', { renter: name })}
      save={cents > 0 ? t('refund.save', { amount: formatMoney(amount) }) : t('refund.saveNone')}
      isIdle={cents > 0 && (preview.state === 'asking' || refused !== null)}
      note={
        known &&
        !refused &&
        (known.left ? t('refund.left', { amount: formatMoney(known.left) }) : t('refund.noLimit'))
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="amount"
          label={t('refund.amount', { currency })}
          error={errorAt('amount')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <NativeSelect
          label={t('refund.to')}
          options={[
            { id: 'card', label: t('refund.card') },
            { id: 'credit', label: t('refund.credit') },
          ]}
          value={to}
          onChange={setTo}
        />
      </div>
      <TextField
        name="why"
        label={t('refund.why')}
        description={t('refund.whyHint')}
        error={errorAt('why')}
        autoComplete="off"
        maxLength={500}
      />
      <AmountPreview
        preview={refused ? { state: 'refused', error: null } : preview}
        nothing={t('refund.problems.amount')}
        refusal={
          refused ?? (preview.state === 'refused' ? refusalOf(preview.error).text : undefined)
        }
        lines={
          known
            ? [
                { label: where(), amount: known.amount },
                {
                  label: t('refund.tax', { percent: known.taxPercent }),
                  amount: known.includesTax,
                },
                {
                  label: t('refund.paid', { renter: name }),
                  before: known.paidBefore,
                  amount: known.paidAfter,
                  isSum: true,
                },
              ]
            : []
        }
      />
    </VerbPanel>
  );
}

/** Why a refund cannot be given, and who could. */
function useRefusedWords() {
  const { t } = useTranslation(['bookings', 'desk']);
  return (preview: RefundPreview | null): string | null => {
    switch (preview?.refusal) {
      case 'more_than_paid':
        return t('refund.moreThanPaid', { most: formatMoney(preview.most) });
      case 'refund_above_limit':
        return t('refund.aboveLimit', {
          left: preview.left ? formatMoney(preview.left) : '',
          roles: rolesBeyond(preview.amount, roles).map((role) => t(`desk:roles.${role}`)),
        });
      case 'change_in_progress':
        return t('problems.change_in_progress');
      default:
        return null;
    }
  };
}
