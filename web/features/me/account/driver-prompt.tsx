import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { paths } from '../../../page/paths.ts';

/** The licence or the identity document is not verified yet. */
export function DriverPrompt({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      isOpen
      onClose={onSkip}
      title={t('driver.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onSkip}>
            {t('driver.skip')}
          </Button>
          <ButtonLink to={paths.documents}>{t('driver.profile')}</ButtonLink>
        </>
      }
    >
      <p>{t('driver.text')}</p>
    </Dialog>
  );
}
