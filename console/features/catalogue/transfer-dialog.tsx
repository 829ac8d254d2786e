import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

interface TransferDialogProps {
  readonly companyId: string;
  readonly onClose: () => void;
}

/** What a company has paid, as the bank has it. */
export function TransferDialog({ companyId: id, onClose }: TransferDialogProps) {
  const { t } = useTranslation(['companies', 'catalogue']);
  const [currency, setCurrency] = useState<Currency>(usePageCity().currency);
  const act = useCatalogueVerb({ onDone: onClose });
  const { errorAt, ...form } = useForm(async (data) => {
    const amountCents = centsIn(textIn(data, 'amount')) ?? 0;
    const reference = textIn(data, 'reference');
    if (amountCents <= 0) return { field: 'amount', text: t('problems.limit') };
    if (reference === '') return { field: 'reference', text: t('problems.reference') };
    const body = { amountCents, currency, reference };
    return act(
      () => operateApi().recordTransfer({ params: { id }, body }),
      t('payments.done', { amount: formatMoney(moneyFromCents(amountCents, currency)) }),
    );
  });
  return (
    <FormDialog
      {...form}
      title={t('payments.add')}
      text={t('payments.text')}
      save={t('payments.save')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="amount"
          label={t('payments.amount')}
          error={errorAt('amount')}
          inputMode="decimal"
          autoComplete="off"
        />
        <NativeSelect
          label={t('payments.currency')}
          options={[
            { id: 'EUR', label: 'EUR' },
            { id: 'USD', label: 'USD' },
          ]}
          value={currency}
          onChange={setCurrency}
        />
      </div>
      <TextField
        name="reference"
        label={t('payments.reference')}
        error={errorAt('reference')}
        autoComplete="off"
        maxLength={140}
      />
    </FormDialog>
  );
}
