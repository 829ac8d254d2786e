import { useTranslation } from 'react-i18next';
import { carValues } from '../../../../domain/car.ts';
import { carConditions } from '../../../../domain/fleet/condition.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import { BaseField } from '../base-field.tsx';
import { useStateWords } from '../car-marks.tsx';
import type { BulkDraft } from './bulk-draft.ts';

interface BulkFieldsProps {
  readonly draft: BulkDraft;
  readonly onChange: (change: Partial<BulkDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** Everything that many cars can be changed in; at first nothing is. */
export function BulkFields({ draft, onChange, errorAt }: BulkFieldsProps) {
  const { t } = useTranslation(['bulkEdit', 'fleet']);
  const stateOf = useStateWords();
  const { currency } = usePageCity();
  const keep = { id: 'keep', label: t('keep') } as const;
  const changes = [
    keep,
    { id: 'add', label: t('feature.add') },
    { id: 'remove', label: t('feature.remove') },
  ] as const;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <NativeSelect
        label={t('fields.pricePerDay')}
        options={[
          keep,
          ...(['set', 'percent', 'amount'] as const).map((id) => ({
            id,
            label: t(`prices.${id}`),
          })),
        ]}
        value={draft.price}
        onChange={(price) => onChange({ price, priceValue: '' })}
      />
      {draft.price === 'keep' ? (
        <span className="max-tablet:hidden" />
      ) : (
        <TextField
          name="priceValue"
          label={t(`values.${draft.price}`, { currency })}
          description={t(`hints.${draft.price}`)}
          error={errorAt('priceValue')}
          autoComplete="off"
          maxLength={20}
          value={draft.priceValue}
          onChange={({ target }) => onChange({ priceValue: target.value })}
        />
      )}
      <NativeSelect
        label={t('fields.category')}
        options={[
          keep,
          ...carValues.category.map((id) => ({
            id,
            label: t('fleet:categoryChoice', {
              category: id,
              name: t(`fleet:categories.${id}`),
            }),
          })),
        ]}
        value={draft.category}
        onChange={(category) => onChange({ category })}
      />
      <NativeSelect
        label={t('fields.condition')}
        options={[keep, ...carConditions.map((id) => ({ id, label: stateOf(id) }))]}
        value={draft.condition}
        onChange={(condition) => onChange({ condition })}
      />
      <NativeSelect
        label={t('fields.offered')}
        options={[
          keep,
          { id: 'show', label: t('offered.show') },
          { id: 'hide', label: t('offered.hide') },
        ]}
        value={draft.offered}
        onChange={(offered) => onChange({ offered })}
      />
      <div className="col-span-full">
        <BaseField
          label={t('fields.base')}
          hint={t('hints.base')}
          value={draft.base}
          error={errorAt('base')}
          onChange={(base) => onChange({ base })}
        />
      </div>
      <fieldset className="col-span-full">
        <legend className="mb-2 font-medium">{t('fields.features')}</legend>
        <div className="grid grid-cols-2 gap-4 wide:grid-cols-4">
          {carValues.features.map((feature) => (
            <NativeSelect
              key={feature}
              label={t(`fleet:features.${feature}`)}
              options={changes}
              value={draft.features[feature] ?? 'keep'}
              onChange={(change) =>
                onChange({ features: { ...draft.features, [feature]: change } })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
