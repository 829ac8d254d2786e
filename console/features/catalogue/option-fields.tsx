import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import type { OptionDraft } from './protection-draft.ts';

interface OptionFieldsProps {
  readonly index: number;
  readonly option: OptionDraft;
  /** What it can already include. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (change: Partial<OptionDraft>) => void;
  readonly onSelect: () => void;
  readonly onDrop: () => void;
}

/** One option of the main protection. */
export function OptionFields({ index, option, others, errorAt, ...acts }: OptionFieldsProps) {
  const { t } = useTranslation('offers');
  const { currency } = usePageCity();
  const { onChange, onSelect, onDrop } = acts;
  const number = index + 1;
  const at = (field: string) => `options.${index}.${field}`;
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-t border-hair pt-3">
      <legend className="sr-only">{t('protection.option', { number })}</legend>
      <div className="col-span-full grid grid-cols-[1fr_8rem_auto] items-start gap-2">
        <TextField
          name={at('title')}
          label={t('protection.option', { number })}
          error={errorAt(at('title'))}
          autoComplete="off"
          maxLength={60}
          value={option.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextField
          name={at('pricePerDay')}
          label={t('protection.pricePerDay', { currency })}
          error={errorAt(at('pricePerDay'))}
          inputMode="decimal"
          autoComplete="off"
          value={option.pricePerDay}
          onChange={({ target }) => onChange({ pricePerDay: target.value })}
        />
        <div className="pt-6">
          <RoundButton
            bare
            icon="close"
            label={t('protection.dropOption', { number })}
            onClick={onDrop}
          />
        </div>
      </div>
      <TextArea
        name={at('details')}
        label={t('protection.details')}
        error={errorAt(at('details'))}
        maxLength={1_000}
        rows={3}
        value={option.details}
        onChange={({ target }) => onChange({ details: target.value })}
      />
      <TextArea
        name={at('includedCoverage')}
        label={t('protection.includedCoverage')}
        description={t('protection.includedCoverageHint')}
        maxLength={2_000}
        rows={3}
        value={option.includedCoverage}
        onChange={({ target }) => onChange({ includedCoverage: target.value })}
      />
      {others.length > 0 && (
        <fieldset className="col-span-full">
          <legend className="font-medium">{t('protection.includes')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {others.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={option.includes.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    includes: target.checked
                      ? [...option.includes, id]
                      : option.includes.filter((one) => one !== id),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="col-span-full">
        <Checkbox
          label={t('protection.selected')}
          checked={option.selected}
          onChange={() => onSelect()}
        />
      </div>
    </fieldset>
  );
}
