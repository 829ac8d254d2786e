import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fewestLetters } from '../../../../domain/fewest-letters.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { add } from '../../../../domain/money.ts';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { textIn, useForm } from '../../../form/use-form.ts';
import { useMay } from '../../../shell/desk-data.ts';
import { firstName } from '../../../shell/first-name.ts';
import { rolesWith } from '../../../shell/roles-with.ts';
import { AmountPreview } from './amount-preview.tsx';
import type { VerbProps } from './panel-props.ts';
import { useBookingRefusal, useBookingVerb } from './use-booking-verb.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

/** Under the rules, or with a full refund when we are to blame. */
export function CancelPanel({ desk: { booking, renter, paid }, onClose }: VerbProps) {
  const { t } = useTranslation(['bookings', 'desk']);
  const params = { id: booking.id };
  const name = firstName(renter.name);
  const mayOverride = useMay('bookings.override');
  const [how, setHow] = useState<'by-rules' | 'in-full'>('by-rules');
  // What is paid is part of the question: a refund meanwhile changes the answer.
  const preview = usePreview(`${how} ${paid.amount}`, (signal) =>
    operateApi().previewCancel({ params, body: { how } }, { signal }),
  );
  const known = preview.state === 'known' ? preview.value : null;
  const back = known && add(known.toCard, known.toCredit);
  const act = useBookingVerb(onClose);
  const refusalOf = useBookingRefusal();
  const { errorAt, ...form } = useForm(async (data) => {
    const reason = textIn(data, 'why');
    if (how === 'in-full' && reason.length < fewestLetters.reason) {
      return { field: 'why', text: t('cancelling.problems.why') };
    }
    const agreedBack = back ?? undefined;
    const body =
      how === 'in-full'
        ? { how, reason, ...(agreedBack ? { agreedBack } : {}) }
        : {
            how,
            ...(reason.length >= fewestLetters.reason ? { reason } : {}),
            ...(agreedBack ? { agreedBack } : {}),
          };
    return act(
      () => operateApi().cancelForRenter({ params, body }),
      t('cancelling.done', { reference: booking.reference }),
    );
  });
  return (
    <VerbPanel
      {...form}
      title={t('cancelling.title')}
      text={t('cancelling.text', { renter: name })}
      save={
        back && back.amount > 0
          ? t('cancelling.save', { amount: formatMoney(back) })
          : t('cancelling.saveNone')
      }
      isDangerous
      isIdle={!known}
      onClose={onClose}
    >
      <RadioCards
        legend={t('cancelling.how')}
        isStacked
        choices={[
          {
            id: 'by-rules',
            title: t('cancelling.byRules'),
            text: t('cancelling.byRulesText', { renter: name }),
          },
          {
            id: 'in-full',
            title: t('cancelling.inFull'),
            text: mayOverride
              ? t('cancelling.inFullText')
              : t('cancelling.inFullRole', {
                  roles: rolesWith('bookings.override').map((role) => t(`desk:roles.${role}`)),
                }),
            isDisabled: !mayOverride,
          },
        ]}
        value={how}
        onChange={setHow}
      />
      <TextField
        name="why"
        label={t('cancelling.why')}
        error={errorAt('why')}
        autoComplete="off"
        maxLength={500}
      />
      <AmountPreview
        preview={preview}
        refusal={preview.state === 'refused' ? refusalOf(preview.error).text : undefined}
        lines={
          known
            ? [
                { label: t('cancelling.toCard'), amount: known.toCard },
                { label: t('cancelling.toCredit'), amount: known.toCredit },
                { label: t('cancelling.kept'), amount: known.kept, isSum: true },
              ]
            : []
        }
      />
      {known && <p className="text-xs text-quiet">{t('cancelling.told', { text: known.told })}</p>}
    </VerbPanel>
  );
}
