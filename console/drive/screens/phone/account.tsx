import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picks } from '../../components/picks.tsx';
import { chooseTheme, chosenTheme, themes } from '../../theme.ts';
import { useDriveState } from '../../use-drive.ts';
import { LogOut } from './log-out.tsx';

/** How the screen looks, who is logged in, and the way out. */
export function Account() {
  const { t } = useTranslation('drive');
  const { day } = useDriveState();
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <section aria-label={t('phone.theme')} className="mt-2 grid gap-4">
      <Picks
        legend={t('phone.theme')}
        values={themes}
        value={theme}
        textOf={(one) => t(`phone.themes.${one}`)}
        onChange={(one) => {
          setTheme(one);
          chooseTheme(one);
        }}
      />
      {day && (
        <>
          <p className="text-sm text-quiet">{t('phone.loggedInAs', { name: day.driver.name })}</p>
          <LogOut />
        </>
      )}
    </section>
  );
}
