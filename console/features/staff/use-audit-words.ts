import { useTranslation } from 'react-i18next';
import type { AuditPage } from '../../../contract/operate/audit.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import type { Money } from '../../../domain/money.ts';
import { audit } from '../../../i18n/en/console/audit.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { changesIn } from './audit-changes.ts';

export type Entry = AuditPage['items'][number];

/** An entry of the audit log as it is read, on the page and in its file. */
export function useAuditWords() {
  const { t } = useTranslation('audit');
  const { timeZone } = usePageCity();
  const say = (value: unknown): string => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (isAmount(value)) return formatMoney(value);
    return isMoment(value) ? sheetTime(value, timeZone) : String(value);
  };
  return {
    whoOf: ({ actor }: Entry) => actor.name ?? t('command'),
    // An entry of an earlier version may be called otherwise: it is shown as it stands.
    whatOf: ({ action }: Entry) => (isKnown(action) ? t(`actions.${action}`) : action),
    subjectOf: ({ about, subject }: Entry) => {
      if (about?.kind !== 'setting') return about?.name ?? subject;
      return isSetting(about.name) ? t(`settings.${about.name}`) : about.name;
    },
    changesOf: (entry: Entry) =>
      changesIn(entry, say).map(({ field, before, after }) =>
        before === null
          ? t('added', { field, after: after ?? t('nothing') })
          : t('changed', { field, before, after: after ?? t('nothing') }),
      ),
  };
}

const isKnown = (action: string): action is keyof typeof audit.actions =>
  Object.hasOwn(audit.actions, action);
const isSetting = (key: string): key is keyof typeof audit.settings =>
  Object.hasOwn(audit.settings, key);
const isAmount = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'precision' in value;
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
