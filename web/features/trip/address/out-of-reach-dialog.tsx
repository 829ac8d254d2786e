import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { OutOfReachPicture } from './out-of-reach-picture.tsx';

interface OutOfReachDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly cityName: string;
  /** The address that was asked for, when it has a name. */
  readonly place?: string | undefined;
}

export function OutOfReachDialog({ isOpen, onClose, cityName, place }: OutOfReachDialogProps) {
  const { t } = useTranslation('search');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('reach.title')}
      picture={<OutOfReachPicture />}
      footer={
        <>
          <ButtonLink variant="link" to="/service-areas">
            {t('reach.areas')}
          </ButtonLink>
          <Button variant="primary" onClick={onClose}>
            {t('reach.again')}
          </Button>
        </>
      }
    >
      <p>
        {place ? t('reach.textAt', { place, city: cityName }) : t('reach.text', { city: cityName })}
      </p>
    </Dialog>
  );
}
