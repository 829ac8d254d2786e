import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskPromoCode } from '../../../contract/operate/catalogue-promo-codes.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { changedIn } from '../../form/meanwhile.ts';
import { useEdit } from '../../form/use-edit.ts';
import { useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import {
  changedValues,
  draftOf,
  newPromoDraft,
  type PromoDraft,
  type PromoField,
  partOfDraft,
  problemIn,
  readDraft,
} from './promo-draft.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

interface PromoDialogProps {
  /** Null: a new one. */
  readonly promo: DeskPromoCode | null;
  readonly onClose: () => void;
}

export function PromoDialog({ promo, onClose }: PromoDialogProps) {
  const { t } = useTranslation(['promoCodes', 'catalogue']);
  const { id: cityId, currency, timeZone } = usePageCity();
  const draft = promo ? draftOf(promo, timeZone) : newPromoDraft;
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit<PromoDraft>(
    draft,
    promo?.version ?? 0,
  );
  const { typed } = edit;
  // However often the same is sent, it is one code.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const act = useCatalogueVerb({
    onDone: onClose,
    onMeanwhile: (changed) => merge(partOfDraft(changed, timeZone), Number(changed['version'])),
    refusals: { promo_code_taken: { field: 'code', text: t('problems.taken') } },
  });
  const nameOf = (field: PromoField) => t(`fields.${field}`);

  const { errorAt, ...form } = useForm(async () => {
    const problem = problemIn(typed);
    if (problem) return { field: problem.field, text: t(`problems.${problem.kind}`) };
    const written = readDraft(typed, currency, timeZone);
    const { code } = written;
    if (!promo) {
      const body = { cityId: typed.everywhere === 'true' ? null : cityId, ...written };
      return act(
        () => operateApi().addPromoCode({ body }, { idempotencyKey }),
        t('added', { code }),
      );
    }
    const body = { version, ...changedValues(changedIn(edit.before, typed), written) };
    return act(
      () => operateApi().editPromoCode({ params: { id: promo.id }, body }),
      t('saved', { code }),
    );
  });
  const field = (name: PromoField, more: { type?: 'date'; description?: string } = {}) => (
    <TextField
      {...more}
      name={name}
      label={nameOf(name)}
      error={errorAt(name)}
      autoComplete="off"
      maxLength={80}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const toggle = (name: PromoField) => (
    <Switch
      label={nameOf(name)}
      checked={typed[name] === 'true'}
      onChange={({ target }) => change({ [name]: String(target.checked) })}
    />
  );
  return (
    <FormDialog
      {...form}
      title={promo ? t('editTitle', { code: promo.code }) : t('add')}
      text={t('text')}
      save={promo ? t('catalogue:save') : t('saveNew')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      {!promo && field('code', { description: t('hints.code') })}
      {field('label')}
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          label={nameOf('kind')}
          options={(['percent', 'amount'] as const).map((id) => ({
            id,
            label: t(`kinds.${id}`, { currency }),
          }))}
          value={typed.kind as 'percent' | 'amount'}
          onChange={(kind) => change({ kind })}
        />
        {field('value')}
        {field('from', { type: 'date' })}
        {field('until', { type: 'date' })}
      </div>
      <div className="grid">
        {toggle('isPublic')}
        {!promo && toggle('everywhere')}
      </div>
      {!promo && <p className="-mt-3 text-xs text-quiet">{t('hints.everywhere')}</p>}
      <div role="alert" className="empty:hidden">
        {isMerged && <ChangedMeanwhile edit={edit} nameOf={nameOf} onTakeTheirs={takeTheirs} />}
      </div>
    </FormDialog>
  );
}
