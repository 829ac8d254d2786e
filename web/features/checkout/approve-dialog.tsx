import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Only the renter can go on: their bank wants to see the payment approved. */
export function ApproveDialog({ isOpen, onApprove }: { isOpen: boolean; onApprove: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onApprove}
      mustAnswer
      title={t('approve.title')}
      footer={
        <Button variant="primary" block onClick={onApprove}>
          {t('approve.action')}
        </Button>
      }
    >
      <p>{t('approve.text')}</p>
    </Dialog>
  );
}
