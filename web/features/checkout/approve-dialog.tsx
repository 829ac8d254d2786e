import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PayingFacts } from './paying-facts.tsx';

interface ApproveDialogProps {
  readonly isOpen: boolean;
  readonly onApprove: () => void;
  readonly carName: string;
  readonly amount: string | null;
}

/** Only the renter can go on: their bank wants to see the payment approved. */
export function ApproveDialog({ isOpen, onApprove, ...facts }: ApproveDialogProps) {
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
      <div className="mt-4 grid gap-1">
        <PayingFacts {...facts} />
      </div>
    </Dialog>
  );
}
