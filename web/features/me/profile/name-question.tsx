import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

interface NameQuestionProps {
  readonly isOpen: boolean;
  readonly onKeep: () => void;
  readonly onSave: () => void;
}

/** Before a verified renter takes another name: what it means for their documents. */
export function NameQuestion({ isOpen, onKeep, onSave }: NameQuestionProps) {
  const { t } = useTranslation('profile');
  return (
    <Dialog
      isOpen={isOpen}
      mustAnswer
      onClose={onKeep}
      title={t('info.rename.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onKeep}>
            {t('info.rename.keep')}
          </Button>
          <Button variant="primary" onClick={onSave}>
            {t('info.rename.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('info.rename.text')}</p>
    </Dialog>
  );
}
