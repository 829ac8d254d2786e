import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskExtra } from '../../../contract/operate/catalogue-offers.ts';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { changedIn } from '../../form/meanwhile.ts';
import { useEdit } from '../../form/use-edit.ts';
import { useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import {
  draftOf,
  type ExtraDraft,
  type ExtraField,
  newExtraDraft,
  partOfDraft,
  problemIn,
  readDraft,
} from './extra-draft.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

interface ExtraDialogProps {
  /** Null: a new one. */
  readonly extra: DeskExtra | null;
  readonly onClose: () => void;
}

export function ExtraDialog({ extra, onClose }: ExtraDialogProps) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const { id: cityId, currency } = usePageCity();
  const draft = extra ? draftOf(extra) : newExtraDraft;
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit<ExtraDraft>(
    draft,
    extra?.version ?? 0,
  );
  // However often the same is sent, it is one extra.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const act = useCatalogueVerb({
    onDone: onClose,
    onMeanwhile: (changed) => merge(partOfDraft(changed), Number(changed['version'])),
    refusals: { driver_extra_taken: { text: t('extras.taken') } },
  });
  const nameOf = (field: ExtraField) => t(`extras.${field}`, { currency });

  const { errorAt, ...form } = useForm(async () => {
    const problem = problemIn(edit.typed);
    if (problem) {
      const { field, kind } = problem;
      const name = nameOf(field).toLowerCase();
      return { field, text: t(`catalogue:problems.${kind}`, { field: name }) };
    }
    const written = readDraft(edit.typed, currency);
    if (!extra) {
      const body = { cityId, ...written, perDriver: edit.typed.perDriver === 'true' };
      return act(
        () => operateApi().addExtra({ body }, { idempotencyKey }),
        t('extras.added', { name: written.label }),
      );
    }
    const changes = Object.fromEntries(
      changedIn(edit.before, edit.typed).map((field) => [
        field,
        written[field as keyof typeof written],
      ]),
    );
    return act(
      () => operateApi().editExtra({ params: { id: extra.id }, body: { version, ...changes } }),
      t('extras.saved', { name: written.label }),
    );
  });
  const toggle = (field: ExtraField) => (
    <Switch
      label={nameOf(field)}
      checked={edit.typed[field] === 'true'}
      onChange={({ target }) => change({ [field]: String(target.checked) })}
    />
  );
  return (
    <FormDialog
      {...form}
      title={extra ? t('extras.edit', { name: extra.label }) : t('extras.add')}
      text={t('extras.text')}
      save={extra ? t('catalogue:save') : t('extras.saveNew')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      <TextField
        name="label"
        label={nameOf('label')}
        error={errorAt('label')}
        autoComplete="off"
        maxLength={60}
        value={edit.typed.label}
        onChange={({ target }) => change({ label: target.value })}
      />
      <TextArea
        name="description"
        label={nameOf('description')}
        error={errorAt('description')}
        maxLength={400}
        rows={3}
        value={edit.typed.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <TextField
        name="pricePerDay"
        label={nameOf('pricePerDay')}
        error={errorAt('pricePerDay')}
        inputMode="decimal"
        autoComplete="off"
        value={edit.typed.pricePerDay}
        onChange={({ target }) => change({ pricePerDay: target.value })}
      />
      <div className="grid">
        {toggle('hasFees')}
        {toggle('onSale')}
        {!extra && toggle('perDriver')}
      </div>
      {!extra && <p className="-mt-3 text-xs text-quiet">{t('extras.perDriverHint')}</p>}
      <div role="alert" className="empty:hidden">
        {isMerged && <ChangedMeanwhile edit={edit} nameOf={nameOf} onTakeTheirs={takeTheirs} />}
      </div>
    </FormDialog>
  );
}
