import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../../domain/format-money.ts';
import { type Currency, moneyFromCents } from '../../../../../domain/money.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import type { BankAnswer, Intent } from './stripe-protocol.ts';
import '../words.ts';

/** Opens the bank's window over whatever page asks, and answers what the renter decided. */
export function askBank(intent: Intent): Promise<BankAnswer> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  return new Promise((resolve) => {
    const answer = (outcome: BankAnswer) => {
      root.unmount();
      host.remove();
      resolve(outcome);
    };
    root.render(<BankDialog intent={intent} onAnswer={answer} />);
  });
}

interface BankDialogProps {
  readonly intent: Intent;
  readonly onAnswer: (outcome: BankAnswer) => void;
}

function BankDialog({ intent, onAnswer }: BankDialogProps) {
  const { t } = useTranslation('wallet');
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={() => onAnswer('refuse')}
      title={t('bank.title')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onAnswer('refuse')}>
            {t('bank.refuse')}
          </Button>
          <Button variant="primary" onClick={() => onAnswer('approve')}>
            {t('bank.approve')}
          </Button>
        </>
      }
    >
      <p className="text-base">
        {intent.object === 'payment_intent'
          ? t('bank.payment', { amount: amountOf(intent) })
          : t('bank.card')}
      </p>
      <p className="mt-3 text-xs">{t('bank.simulated')}</p>
    </Dialog>
  );
}

function amountOf({ amount = 0, currency = 'eur' }: Intent): string {
  return formatMoney(moneyFromCents(amount, currency.toUpperCase() as Currency));
}
