import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRenter } from '../../../contract/operate/renters.ts';
import { fewestLetters } from '../../../domain/fewest-letters.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { add, moneyFromCents, zero } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { useRenterVerb } from './reason-dialog.tsx';

interface CreditDialogProps {
  readonly renter: DeskRenter;
  readonly onClose: () => void;
}

/** In the currency of the city: what it is now, and what it will be. */
export function CreditDialog({ renter, onClose }: CreditDialogProps) {
  const { t } = useTranslation('renters');
  const { currency } = usePageCity();
  const [what, setWhat] = useState<'add' | 'take'>('add');
  const [typed, setTyped] = useState('');
  const cents = centsIn(typed) ?? 0;
  const amount = moneyFromCents(what === 'add' ? cents : -cents, currency);
  const shown = formatMoney(moneyFromCents(cents, currency));
  const now =
    renter.credit.balances.find((balance) => balance.currency === currency) ?? zero(currency);
  const limit = renter.creditLeft.find((one) => one.currency === currency);
  const act = useRenterVerb(onClose, {
    refund_above_limit: { field: 'amount', text: t('credit.problems.refund_above_limit') },
    not_enough_credit: { field: 'amount', text: t('credit.problems.not_enough_credit') },
  });
  const { errorAt, ...form } = useForm(async (data) => {
    const reason = textIn(data, 'why');
    if (cents === 0) return { field: 'amount', text: t('credit.problems.amount') };
    if (reason.length < fewestLetters.reason)
      return { field: 'why', text: t('credit.problems.why') };
    const params = { id: renter.id };
    return act(
      () => operateApi().adjustCredit({ params, body: { amount, reason } }),
      t(what === 'add' ? 'credit.doneAdd' : 'credit.doneTake', { amount: shown }),
    );
  });
  const saveOf = () => {
    if (cents === 0) return t('credit.save');
    return t(what === 'add' ? 'credit.saveAdd' : 'credit.saveTake', { amount: shown });
  };
  return (
    <FormDialog
      {...form}
      title={t('credit.dialog')}
      text={t('credit.text', { name: renter.name })}
      save={saveOf()}
      keep={t('credit.keep')}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          label={t('credit.what')}
          options={[
            { id: 'add', label: t('credit.add') },
            { id: 'take', label: t('credit.take') },
          ]}
          value={what}
          onChange={setWhat}
        />
        <TextField
          name="amount"
          label={t('credit.amount', { currency })}
          error={errorAt('amount')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <TextField
        name="why"
        label={t('why')}
        error={errorAt('why')}
        autoComplete="off"
        maxLength={500}
      />
      <dl className="rounded-control bg-stone-50 px-4 py-2.5 figures">
        <div className="flex justify-between gap-4">
          <dt className="text-quiet">{t('credit.now')}</dt>
          <dd>{formatMoney(now)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-strong">
          <dt>{t('credit.next')}</dt>
          <dd>{formatMoney(add(now, amount))}</dd>
        </div>
      </dl>
      {what === 'add' && limit && (
        <p className="text-xs text-quiet figures">
          {limit.left ? t('credit.left', { amount: formatMoney(limit.left) }) : t('credit.noLimit')}
        </p>
      )}
    </FormDialog>
  );
}
