import { useTranslation } from 'react-i18next';
import { AccountMenu } from '../../site/shell/account-menu.tsx';
import { SidebarEntries } from '../../site/shell/sidebar.tsx';
import { Section } from './section.tsx';

export function ShellPieces() {
  const { t } = useTranslation('gallery');
  return (
    <Section name="shell">
      <div>
        <AccountMenu
          user={{
            name: t('inputs.nameValue'),
            email: t('inputs.email'),
            emailVerified: true,
            needsVerification: false,
            documentsInProgress: false,
          }}
        />
      </div>
      <SidebarEntries isSignedIn />
    </Section>
  );
}
