import { useTranslation } from 'react-i18next';
import type { Setting } from '../../../contract/operate/catalogue-settings.ts';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useEdit } from '../../form/use-edit.ts';
import { type Problem, useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { SettingFields, useSettingFieldNames } from './setting-fields.tsx';
import {
  draftOf,
  problemIn,
  type RowId,
  readDraft,
  type SettingProblem,
  type SettingRow,
} from './setting-rows.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingDialogProps {
  readonly id: RowId;
  readonly row: SettingRow;
  readonly setting: Setting;
  readonly onClose: () => void;
}

export function SettingDialog({ id, row, setting, onClose }: SettingDialogProps) {
  const { t } = useTranslation(['settings', 'catalogue']);
  const city = usePageCity();
  const { titleOf, textOf, sayOf } = useSettingWords();
  const nameOf = useSettingFieldNames(id, row);
  const before = draftOf(row, setting.value, city);
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit(before, setting.version);
  const act = useCatalogueVerb({
    onDone: onClose,
    onMeanwhile: (changed) =>
      merge(draftOf(row, { ...setting.value, ...changed }, city), Number(changed['version'])),
  });
  const sayProblem = (problem: SettingProblem): Problem => {
    const { field } = problem;
    switch (problem.kind) {
      case 'series':
        return { field, text: t('seller.seriesProblem') };
      case 'text': {
        const name = nameOf(field).toLowerCase();
        return { field, text: t('catalogue:problems.text', { field: name }) };
      }
      default:
        return { field, text: t(`catalogue:problems.${problem.kind}`, problem) };
    }
  };
  const { errorAt, ...form } = useForm(async () => {
    const problem = problemIn(row, edit.typed);
    if (problem) return sayProblem(problem);
    const value = readDraft(row, edit.typed, setting.value, city);
    return act(
      () => operateApi().changeSetting({ params: { key: setting.key }, body: { version, value } }),
      t('saved', { name: titleOf(id) }),
    );
  });
  return (
    <FormDialog
      {...form}
      title={titleOf(id)}
      text={textOf(id)}
      save={t('catalogue:save')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      <SettingFields id={id} row={row} draft={edit.typed} onChange={change} errorAt={errorAt} />
      <div role="alert" className="empty:hidden">
        {isMerged && (
          <ChangedMeanwhile
            edit={edit}
            nameOf={nameOf}
            sayOf={(_, value) => sayOf(row, value)}
            onTakeTheirs={takeTheirs}
          />
        )}
      </div>
    </FormDialog>
  );
}
