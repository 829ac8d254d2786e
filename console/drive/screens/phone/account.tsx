import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postJson } from '../../../../contract/ask-address.ts';
import { chipOf } from '../../drive-state.ts';
import { todayPath } from '../../navigation.tsx';
import { Key } from '../../parts/key.tsx';
import { Picks } from '../../parts/picks.tsx';
import { chooseTheme, chosenTheme, themes } from '../../parts/theme.ts';
import { useDrive, useDriveState } from '../../use-drive.ts';

/** How the screen looks, and the way out: only when everything is sent. */
export function Account() {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const state = useDriveState();
  const [theme, setTheme] = useState(chosenTheme);
  const isSent = chipOf(state).kind === 'sent';
  const logOut = async () => {
    await postJson('/api/operate/auth/sign-out', {});
    await drive.sync();
    location.assign(todayPath);
  };
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
      {state.day && (
        <>
          <p className="text-sm text-quiet">
            {t('phone.loggedInAs', { name: state.day.driver.name })}
          </p>
          <Key
            look={isSent ? 'plain' : 'off'}
            className="flex-none text-base"
            disabled={!isSent || state.isLoggedOut}
            onClick={() => void logOut()}
          >
            {t(isSent ? 'phone.logOut' : 'phone.logOutLater')}
          </Key>
        </>
      )}
    </section>
  );
}
