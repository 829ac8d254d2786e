import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCompanySummary } from '../../../contract/operate/catalogue-companies.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { changedIn } from '../../form/meanwhile.ts';
import { useEdit } from '../../form/use-edit.ts';
import { useForm } from '../../form/use-form.ts';
import {
  type CompanyDraft,
  type CompanyField,
  changedValues,
  draftOf,
  newCompanyDraft,
  partOfDraft,
  problemIn,
  readDraft,
} from './company-draft.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

const fields = ['name', 'address', 'vat', 'billingEmail', 'creditLimit'] as const;

interface CompanyDialogProps {
  /** Null: a new one. */
  readonly company: DeskCompanySummary | null;
  readonly onClose: () => void;
}

export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTranslation(['companies', 'catalogue']);
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit<CompanyDraft>(
    company ? draftOf(company) : newCompanyDraft,
    company?.version ?? 0,
  );
  // However often the same is sent, it is one company.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const act = useCatalogueVerb({
    onDone: onClose,
    onMeanwhile: (changed) => merge(partOfDraft(changed), Number(changed['version'])),
    refusals: { vat_taken: { field: 'vat', text: t('problems.vat_taken') } },
  });
  const nameOf = (field: CompanyField) => t(`fields.${field}`);
  const hintOf = (field: CompanyField) =>
    field === 'billingEmail' || field === 'creditLimit' ? t(`hints.${field}`) : undefined;

  const { errorAt, ...form } = useForm(async () => {
    const problem = problemIn(edit.typed);
    if (problem) {
      const { field, kind } = problem;
      return { field, text: t(`problems.${kind}`, { field: nameOf(field).toLowerCase() }) };
    }
    const written = readDraft(edit.typed);
    const { name } = written;
    if (!company) {
      return act(
        () => operateApi().addCompany({ body: written }, { idempotencyKey }),
        t('added', { name }),
      );
    }
    const body = { version, ...changedValues(changedIn(edit.before, edit.typed), edit.typed) };
    return act(
      () => operateApi().editCompany({ params: { id: company.id }, body }),
      t('saved', { name }),
    );
  });
  return (
    <FormDialog
      {...form}
      title={company ? t('editTitle', { name: company.name }) : t('add')}
      text={t('text')}
      save={company ? t('catalogue:save') : t('saveNew')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          label={nameOf(field)}
          description={hintOf(field)}
          error={errorAt(field)}
          autoComplete="off"
          maxLength={300}
          value={edit.typed[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
      <div role="alert" className="empty:hidden">
        {isMerged && <ChangedMeanwhile edit={edit} nameOf={nameOf} onTakeTheirs={takeTheirs} />}
      </div>
    </FormDialog>
  );
}
