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

interface RemovalDialogProps {
  /** The colleague, or the second step that they have lost with phone, passkey and recovery codes. */
  readonly of: 'removal' | 'factors';
  readonly person: StaffMember;
  readonly onClose: () => void;
}

export function RemovalDialog({ of, person: { id: staffId, name }, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const act = useStaffVerb(onClose);
  const { form, problem, isWaiting } = useForm(async (data) => {
    const reason = textIn(data, 'reason');
    const asked = { params: { id: staffId }, body: reason ? { reason } : {} };
    const remove = () =>
      of === 'removal' ? operateApi().removeStaff(asked) : operateApi().clearStaffFactors(asked);
    return act(remove, t(`${of}.done`, { name }));
  });
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={onClose}
      title={t(`${of}.title`, { name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(`${of}.keep`, { name })}
          </Button>
          <Button variant="danger" type="submit" form={id} waiting={isWaiting}>
            {t(`${of}.confirm`, { name })}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid gap-3">
        <p>{t(`${of}.text`)}</p>
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
