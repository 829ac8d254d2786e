import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { cardName } from '../../../../domain/card-brand.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { followRequest, NotFollowed } from '../../../api/follow-request.ts';

interface RemoveCardProps {
  /** The card in question; null closes the dialog. */
  readonly card: PaymentMethod | null;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks once more, then removes the card. */
export function RemoveCard({ card, onClose, onRemoved }: RemoveCardProps) {
  const { t } = useTranslation('wallet');
  const { revalidate } = useRevalidator();
  const [isWaiting, setWaiting] = useState(false);

  const remove = async () => {
    if (!card) return;
    setWaiting(true);
    try {
      await removeCard(card.id);
      await revalidate();
      onClose();
      onRemoved();
      await showToast({
        tone: 'done',
        title: t('cards.removed'),
        durationMs: toastsMs.accountSuccess,
      });
    } catch (error) {
      onClose();
      const isInUse = codeOf(error) === 'card_in_use';
      await showToast({
        tone: 'error',
        title: t('removal.failed'),
        ...(isInUse ? { text: t('removal.inUse') } : {}),
        durationMs: toastsMs.error,
      });
    } finally {
      setWaiting(false);
    }
  };

  return (
    <Dialog
      isOpen={card !== null}
      mustAnswer
      onClose={onClose}
      title={t('removal.title')}
      footer={
        <>
          <Button variant="quiet" disabled={isWaiting} onClick={onClose}>
            {t('removal.keep')}
          </Button>
          <Button variant="danger" waiting={isWaiting} onClick={() => void remove()}>
            {isWaiting ? t('cards.removing') : t('removal.confirm')}
          </Button>
        </>
      }
    >
      {card && <p>{t('removal.text', { brand: cardName(card), last4: card.last4 })}</p>}
    </Dialog>
  );
}

async function removeCard(id: string): Promise<void> {
  const asked = await browserApi().removePaymentMethod({ params: { id } });
  const { status, errorCode } = await followRequest(asked);
  if (status !== 'accepted') throw new NotFollowed(errorCode ?? 'snap-failed');
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError || error instanceof NotFollowed ? error.code : null;
}
