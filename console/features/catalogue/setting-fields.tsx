import { useTranslation } from 'react-i18next';
import { settingBounds } from '../../../domain/setting-bounds.ts';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Draft } from '../../form/meanwhile.ts';
import { type RowId, type SettingRow, sellerFields } from './setting-rows.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingFieldsProps {
  readonly id: RowId;
  readonly row: SettingRow;
  readonly draft: Draft;
  readonly onChange: (change: Draft) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** What the fields of a setting are called. */
export function useSettingFieldNames(id: RowId, { kind }: SettingRow) {
  const { t } = useTranslation('settings');
  const { titleOf } = useSettingWords();
  return (field: string): string => {
    const ofSeller = sellerFields.find((one) => one === field);
    if (kind === 'seller' && ofSeller) return t(`seller.${ofSeller}`);
    return kind === 'flag' ? titleOf(id) : t(`rows.${id as 'notice'}.field`);
  };
}

export function SettingFields({ id, row, draft, onChange, errorAt }: SettingFieldsProps) {
  const { t } = useTranslation('settings');
  const nameOf = useSettingFieldNames(id, row);
  const { kind, field } = row;
  if (kind === 'flag') {
    return (
      <Switch
        label={nameOf(field)}
        checked={draft[field] === 'true'}
        onChange={({ target }) => onChange({ [field]: String(target.checked) })}
      />
    );
  }
  const hintOf = (name: string) => {
    if (row.kind === 'hours' || row.kind === 'days' || row.kind === 'amount') {
      return t('range', settingBounds[row.field]);
    }
    return name === 'series' ? t('seller.seriesHint') : undefined;
  };
  const names = kind === 'seller' ? sellerFields : [field];
  return names.map((name) => (
    <TextField
      key={name}
      name={name}
      label={nameOf(name)}
      description={hintOf(name)}
      error={errorAt(name)}
      inputMode={kind === 'hours' || kind === 'days' ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={300}
      value={draft[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  ));
}
