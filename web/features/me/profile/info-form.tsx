import { useTranslation } from 'react-i18next';
import type { Me } from '../../../../contract/accounts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { NameQuestion } from './name-question.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { useInfoForm } from './use-info-form.ts';

/** The server's own limits: what is longer could not be sent. */
const longest = { name: 120, address: 300, taxNumber: 40 } as const;

export function InfoForm({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const form = useInfoForm(me, onClose);
  const { values, problems, change, isWaiting } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <div aria-live="polite" aria-relevant="additions" className="grid gap-5 tablet:grid-cols-2">
        <TextField
          label={t('info.name')}
          name="name"
          autoComplete="name"
          autoFocus
          maxLength={longest.name}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
          error={problems.name && t(`problems.${problems.name}`)}
        />
        <TextField
          label={t('info.email')}
          name="email"
          type="email"
          value={me.email}
          readOnly
          description={t(me.emailVerified ? 'info.emailFixedVerified' : 'info.emailFixed')}
        />
        <div className="tablet:col-span-2">
          <PhoneFields
            country={values.country}
            number={values.number}
            onChange={change}
            error={problems.number && t(`problems.${problems.number}`)}
          />
        </div>
        <TextField
          label={t('info.address')}
          name="address"
          autoComplete="street-address"
          maxLength={longest.address}
          value={values.address}
          onChange={(event) => change({ address: event.target.value })}
          error={problems.address && t(`problems.${problems.address}`)}
        />
        <TextField
          label={t('info.taxNumber')}
          name="taxNumber"
          maxLength={longest.taxNumber}
          value={values.taxNumber}
          onChange={(event) => change({ taxNumber: event.target.value })}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {problems.form && <FieldError>{t(`problems.${problems.form}`)}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" waiting={isWaiting} disabled={!form.canSave}>
          {isWaiting ? t('info.saving') : t('info.save')}
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={isWaiting}>
          {t('info.cancel')}
        </Button>
      </div>
      <NameQuestion isOpen={form.isAsking} onKeep={form.keep} onSave={form.save} />
    </form>
  );
}
