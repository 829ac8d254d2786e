import { useTranslation } from 'react-i18next';
import { passwordStrength, passwordStrengths } from '../../../../domain/password-strength.ts';
import { classes } from '../../../../ui/classes.ts';

const colours = { weak: 'bg-error-600', fair: 'bg-stone-600', strong: 'bg-ink' } as const;

/** How hard a password is to guess: as many bars as it has earned, and a word. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const { t } = useTranslation('account');
  if (password === '') return null;
  const strength = passwordStrength(password);
  const earned = passwordStrengths.indexOf(strength) + 1;
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="flex w-24 gap-1">
        {passwordStrengths.map((name, index) => (
          <span
            key={name}
            className={classes(
              'h-1 flex-1 rounded-full',
              index < earned ? colours[strength] : 'bg-stone-200',
            )}
          />
        ))}
      </span>
      {/* A new element for each word: the form around it reads out what is added. */}
      <p key={strength} className="text-xs text-quiet">
        {t(`strength.${strength}`)}
      </p>
    </div>
  );
}
