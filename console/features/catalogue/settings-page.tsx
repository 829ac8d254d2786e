import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { Setting } from '../../../contract/operate/catalogue-settings.ts';
import { settings as settingWords } from '../../../i18n/en/console/settings.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingHistory } from './setting-history.tsx';
import { draftOf, type GroupId, type RowId, rowsOf, type SettingRow } from './setting-rows.ts';
import { useSettingWords } from './use-setting-words.ts';

addWords('settings', settingWords);

export const handle = { permission: 'catalogue.read' } as const;

export const loader = () => whenLoggedIn(operateApi().listSettings());

export function Component() {
  const { settings } = useLoaderData<typeof loader>();
  return (
    <CatalogueFrame part="settings" needs="settings.edit">
      <div className="grid items-start gap-6 desk:grid-cols-2 vast:grid-cols-3">
        <div className="grid gap-6">
          <SettingGroup group="trips" settings={settings} />
          <SettingGroup group="companies" settings={settings} />
          <SettingGroup group="seller" settings={settings} />
        </div>
        <div className="grid gap-6 vast:contents">
          <SettingGroup group="renters" settings={settings} />
          <SettingHistory settings={settings} />
        </div>
      </div>
    </CatalogueFrame>
  );
}

interface SettingGroupProps {
  readonly group: GroupId;
  readonly settings: readonly Setting[];
}

function SettingGroup({ group, settings }: SettingGroupProps) {
  const { t } = useTranslation('settings');
  const { name: city } = usePageCity();
  return (
    <Card title={t(`groups.${group}`, { city })}>
      <ul>
        {rowsOf(group).map(([id, row]) => {
          const setting = settings.find(({ key }) => key === row.key);
          return setting && <SettingLine key={id} id={id} row={row} setting={setting} />;
        })}
      </ul>
    </Card>
  );
}

interface SettingLineProps {
  readonly id: RowId;
  readonly row: SettingRow;
  readonly setting: Setting;
}

function SettingLine({ id, row, setting }: SettingLineProps) {
  const { t } = useTranslation('catalogue');
  const mayEdit = useMay('settings.edit');
  const city = usePageCity();
  const [isOpen, setOpen] = useState(false);
  const { titleOf, textOf, sayOf } = useSettingWords();
  const isLong = row.kind === 'bank' || row.kind === 'seller';
  const [first = ''] = Object.values(draftOf(row, setting.value, city));
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 border-t border-hair py-2.5 first:border-t-0">
      <div className={classes(isLong && 'col-span-2')}>
        <p className="font-strong">{titleOf(id)}</p>
        <p className="text-xs text-quiet">{textOf(id)}</p>
      </div>
      <p
        className={classes(
          'font-medium wrap-anywhere figures',
          isLong ? 'order-last col-span-full mt-1' : 'text-right',
        )}
      >
        {sayOf(row, first)}
      </p>
      {mayEdit && (
        <Button
          variant="quiet"
          aria-label={t('editOf', { name: titleOf(id) })}
          onClick={() => setOpen(true)}
        >
          {t('edit')}
        </Button>
      )}
      {isOpen && (
        <SettingDialog id={id} row={row} setting={setting} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
