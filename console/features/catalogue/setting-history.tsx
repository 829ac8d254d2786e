import { useTranslation } from 'react-i18next';
import type { Setting } from '../../../contract/operate/catalogue-settings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity, useSelf } from '../../shell/desk-data.ts';
import { changedParts, isSellerField, type SettingRow, settingRows } from './setting-rows.ts';
import { useSettingWords } from './use-setting-words.ts';

const SHOWN = 12;

/** Who changed which setting, and when: what it was and what it became. */
export function SettingHistory({ settings }: { readonly settings: readonly Setting[] }) {
  const { t } = useTranslation('settings');
  const { timeZone } = usePageCity();
  const say = useChangeWords();
  const changes = settings
    .flatMap(({ key, changes }) => changes.map((change) => ({ key, ...change })))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
  return (
    <Card title={t('history.title')}>
      {changes.length === 0 && (
        <>
          <p className="font-strong">{t('history.none')}</p>
          <p className="text-quiet">{t('history.noneText')}</p>
        </>
      )}
      <ul>
        {changes.map((change) => (
          <li
            key={`${change.key} ${change.at}`}
            className="border-t border-hair py-2.5 first:border-t-0"
          >
            {say(change).map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
            <p className="text-xs text-quiet figures">
              {t('history.by', {
                name: change.by ?? t('history.command'),
                when: moment(change.at, timeZone),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Change = Setting['changes'][number] & Pick<Setting, 'key'>;

function useChangeWords() {
  const { t } = useTranslation('settings');
  const { titleOf, sayOf } = useSettingWords();
  const { cities } = useSelf();
  const cityName = (id: string) => cities.find((city) => city.id === id)?.name ?? id;
  const partsOf = (
    row: SettingRow,
    name: string,
    before: Change['before'],
    after: Change['after'],
  ) =>
    changedParts(before?.[row.field], after[row.field]).map(({ path, ...said }) => {
      const [of = '', field] = path;
      const part = isSellerField(field)
        ? t('history.sellerPart', { field: t(`seller.${field}`), city: cityName(of) })
        : of;
      return t('history.part', {
        name,
        part,
        before: said.before ?? t('notSet'),
        after: said.after ?? t('notSet'),
      });
    });
  return ({ key, before, after }: Change): string[] =>
    settingRows
      .filter(([, row]) => row.key === key && row.field in after)
      .flatMap(([id, row]) => {
        const name = titleOf(id);
        if (row.kind === 'bank' || row.kind === 'seller') return partsOf(row, name, before, after);
        const said = (values: Change['before']) => sayOf(row, String(values?.[row.field] ?? ''));
        return t('history.change', { name, before: said(before), after: said(after) });
      });
}
