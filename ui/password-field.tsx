import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './text-field.tsx';

/** A password can be looked at before it is sent. No browser may learn it, correct it or spell it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const turn = isShown ? 'hide' : 'show';
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="text-link -mr-2 min-h-target rounded-small px-2 text-sm"
        >
          <span aria-hidden="true">{t(`password.${turn}`)}</span>
          <span className="sr-only">{t(`password.${turn}Name`)}</span>
        </button>
      }
    />
  );
}
