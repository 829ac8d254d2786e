import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormProblem } from '../../../form/form-problem.tsx';
import { useForm } from '../../../form/use-form.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { emptyDraft, readBulkDraft } from './bulk-draft.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { CarsChanged } from './cars-changed.tsx';
import { useBulkEdit, type Which } from './use-bulk-edit.ts';

interface BulkDialogProps {
  readonly which: Which;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** First what is to change, then every car before and after, then one press. */
export function BulkDialog({ which, count, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('bulkEdit');
  const { currency } = usePageCity();
  const id = useId();
  const [draft, setDraft] = useState(emptyDraft);
  const work = useBulkEdit(which, onDone);
  const { form, problem, errorAt, isWaiting } = useForm(async () => {
    const read = readBulkDraft(draft, currency);
    if (read.ok) return work.look(read.change);
    const { field, kind } = read.problem;
    return { ...(field && { field }), text: t(`problems.${kind}`) };
  });
  const { looked } = work;
  const toChange = looked?.preview.counts.changed ?? 0;
  return (
    <Dialog
      isOpen
      size="large"
      title={looked ? t('checkTitle') : t('edit', { count })}
      onClose={onClose}
      footer={
        looked ? (
          <>
            <Button variant="quiet" onClick={work.back}>
              {t('back')}
            </Button>
            {toChange > 0 && (
              <Button waiting={work.isSaving} onClick={() => void work.save(looked)}>
                {t('save', { count: toChange })}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={id} waiting={isWaiting}>
              {t('check')}
            </Button>
          </>
        )
      }
    >
      {looked ? (
        <div className="grid gap-4">
          <FormProblem text={work.problem} />
          <CarsChanged changed={work.changed} lines={looked.preview.lines} />
          <BulkPreview key={looked.idempotencyKey} preview={looked.preview} />
        </div>
      ) : (
        <form id={id} {...form} className="grid gap-4">
          <p>{t('text')}</p>
          <BulkFields
            draft={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            errorAt={errorAt}
          />
          <FormProblem text={problem} />
        </form>
      )}
    </Dialog>
  );
}
