import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { useStaffVerb } from './use-staff-verb.ts';

interface FactorsDialogProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

/** For a colleague who has lost phone, passkey and recovery codes. */
export function FactorsDialog({ person: { id: staffId, name }, onClose }: FactorsDialogProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const act = useStaffVerb(onClose);
  const { form, problem, isWaiting } = useForm(async (data) => {
    const reason = textIn(data, 'reason');
    return act(
      () =>
        operateApi().clearStaffFactors({
          params: { id: staffId },
          body: { ...(reason ? { reason } : {}) },
        }),
      t('factors.done', { name }),
    );
  });
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={onClose}
      title={t('factors.title', { name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('factors.keep')}
          </Button>
          <Button variant="danger" type="submit" form={id} waiting={isWaiting}>
            {t('factors.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid gap-3">
        <p>{t('factors.text')}</p>
        <TextField
          name="reason"
          label={t('roles.reason')}
          description={t('roles.reasonHint')}
          autoComplete="off"
          maxLength={500}
        />
        <FormProblem text={problem} />
      </form>
    </Dialog>
  );
}
