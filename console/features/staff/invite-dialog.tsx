import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grant } from '../../../domain/permissions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { GrantFields } from './grant-fields.tsx';
import { useStaffVerb } from './use-staff-verb.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const id = useId();
  const city = usePageCity();
  const act = useStaffVerb(onClose);
  const [grants, setGrants] = useState<readonly Grant[]>([{ role: 'desk', cityId: city.id }]);
  const { form, problem, errorAt, isWaiting } = useForm(async (data) => {
    const [name, email] = [textIn(data, 'name'), textIn(data, 'email')];
    if (name === '') return { field: 'name', text: t('problems.name') };
    if (!email.includes('@')) return { field: 'email', text: t('problems.email') };
    if (grants.length === 0) return { text: t('problems.grants') };
    return act(
      () => operateApi().inviteStaff({ body: { name, email, grants: [...grants] } }),
      t('invite.done', { email }),
    );
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('invite.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('invite.cancel')}
          </Button>
          <Button type="submit" form={id} waiting={isWaiting}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid gap-4">
        <p>{t('invite.text')}</p>
        <TextField
          name="name"
          label={t('invite.name')}
          error={errorAt('name')}
          autoComplete="off"
          maxLength={100}
        />
        <TextField
          name="email"
          type="email"
          label={t('invite.email')}
          error={errorAt('email')}
          autoComplete="off"
          maxLength={254}
        />
        <GrantFields grants={grants} onChange={setGrants} />
        <FormProblem text={problem} />
      </form>
    </Dialog>
  );
}
