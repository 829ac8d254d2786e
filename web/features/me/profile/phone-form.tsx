import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../../contract/accounts.ts';
import { accountPolicy } from '../../../../domain/policy-constants.ts';
import { profile } from '../../../../i18n/en/profile.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { browserApi } from '../../../api/browser-client.ts';
import { type InfoProblems, tidied } from './info-values.ts';
import { PhoneFields } from './phone-fields.tsx';
import { saveProfile } from './save-profile.ts';

addWords('profile', profile);

interface PhoneFormProps {
  readonly phone: Me['phone'];
  readonly onSaved: (phone: Me['phone']) => void;
  /** Without it there is no way back: the number is needed. */
  readonly onCancel?: (() => void) | undefined;
}

/** The number alone, where it is needed on the way. */
export function PhoneForm({ phone, onSaved, onCancel }: PhoneFormProps) {
  const { t } = useTranslation('profile');
  const [country, setCountry] = useState(phone?.country ?? accountPolicy.defaultPhoneCountry);
  const [number, setNumber] = useState(phone?.number ?? '');
  const [problems, setProblems] = useState<InfoProblems>({});
  const [isWaiting, setWaiting] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting) return;
    if (number === '') return setProblems({ number: 'required' });
    setWaiting(true);
    const found = await saveProfile(async (signal) => {
      const me = await browserApi().changeMe({ body: { phone: { country, number } } }, { signal });
      onSaved(me.phone);
    });
    setProblems(found ?? {});
    setWaiting(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PhoneFields
        country={country}
        number={number}
        onChange={(change) => {
          const edit = tidied(change);
          if (edit.country !== undefined) setCountry(edit.country);
          if (edit.number !== undefined) setNumber(edit.number);
          setProblems({});
        }}
        error={problems.number && t(`problems.${problems.number}`)}
      />
      <div role="alert" className="empty:hidden">
        {problems.form && <FieldError>{t(`problems.${problems.form}`)}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" waiting={isWaiting}>
          {isWaiting ? t('info.saving') : t('info.save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel} disabled={isWaiting}>
            {t('info.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
