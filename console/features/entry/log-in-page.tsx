import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { entry } from '../../../i18n/en/console/entry.ts';
import { addWords } from '../../../i18n/words.ts';
import { isDrive, wayIn } from '../../shell/when-logged-in.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryLine } from './entry-line.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStep } from './second-step.tsx';

addWords('entry', entry);

/** The password, then the second step; in development a password may be enough. */
export function Component() {
  const { t } = useTranslation('entry');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useState<'password' | 'second'>('password');
  const enter = () => {
    const to = wayIn(search);
    // The driver's app is another page.
    if (isDrive(to)) location.replace(to);
    else void navigate(to, { replace: true });
  };
  const isSecond = step === 'second';
  return (
    <EntryFrame
      title={isSecond ? t('second.title') : t(`greeting.${partOfDay()}`)}
      text={t(isSecond ? 'second.text' : 'logIn.text')}
      note={t('logIn.forgot')}
    >
      <EntryLine isPasswordDone={isSecond} />
      {isSecond ? (
        <SecondStep onDone={enter} onStartOver={() => setStep('password')} />
      ) : (
        <PasswordForm onDone={enter} onSecondStep={() => setStep('second')} />
      )}
    </EntryFrame>
  );
}

function partOfDay() {
  const { hour } = Temporal.Now.plainTimeISO();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
