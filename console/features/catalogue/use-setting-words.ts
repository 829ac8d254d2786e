import { useTranslation } from 'react-i18next';
import { usePageCity } from '../../shell/desk-data.ts';
import { amountOf, type RowId, type SettingRow } from './setting-rows.ts';

/** What a setting is called, what it does, and how its value is said. */
export function useSettingWords() {
  const { t } = useTranslation('settings');
  const city = usePageCity();
  return {
    titleOf: (id: RowId) => t(`rows.${id}.title`),
    textOf: (id: RowId) => t(`rows.${id}.text`, { city: city.name, currency: city.currency }),
    sayOf({ kind }: SettingRow, typed: string): string {
      if (typed === '') return t('notSet');
      if (kind === 'flag') return typed === 'true' ? t('on') : t('off');
      if (kind === 'hours' || kind === 'days') return t(kind, { count: Number(typed) });
      return kind === 'amount' ? amountOf(Number(typed), city) : typed;
    },
  };
}
