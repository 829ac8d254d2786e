import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import type { Grant } from '../../../domain/permissions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { GrantFields } from './grant-fields.tsx';
import { useStaffVerb } from './use-staff-verb.ts';

interface RolesDialogProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

export function RolesDialog({ person: { id: staffId, name, grants }, onClose }: RolesDialogProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const act = useStaffVerb(onClose);
  const [next, setNext] = useState<readonly Grant[]>(grants as readonly Grant[]);
  const { form, problem, isWaiting } = useForm(async (data) => {
    if (next.length === 0) return { text: t('problems.grants') };
    const reason = textIn(data, 'reason');
    return act(
      () =>
        operateApi().changeStaffRoles({
          params: { id: staffId },
          body: { grants: [...next], ...(reason ? { reason } : {}) },
        }),
      t('roles.done', { name }),
    );
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('roles.title', { name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('roles.cancel')}
          </Button>
          <Button type="submit" form={id} waiting={isWaiting}>
            {t('roles.save')}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid gap-4">
        <p>{t('roles.text')}</p>
        <GrantFields grants={next} onChange={setNext} />
        <TextField
          name="reason"
          label={t('roles.reason')}
          description={t('roles.reasonHint')}
          autoComplete="off"
          maxLength={200}
        />
        <FormProblem text={problem} />
      </form>
    </Dialog>
  );
}
