import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../../../../contract/profile.ts';
import type { Statement } from '../../../../../contract/statements.ts';
import type { PaymentMethod } from '../../../../../contract/wallet.ts';
import { cardName } from '../../../../../domain/card-brand.ts';
import { formatMonth } from '../../../../../domain/format-city-time.ts';
import { formatMoney } from '../../../../../domain/format-money.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { browserApi } from '../../../../api/browser-client.ts';
import { CardRadios } from '../card-radios.tsx';
import { LaterCardForm } from '../later-card-form.tsx';
import { cardsFor, chosenCard, expiryOf } from '../paying-card.ts';
import { usePayStatement } from './use-pay-statement.ts';

interface PayDialogProps {
  readonly statement: Statement;
  readonly company: Company;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Cards = readonly PaymentMethod[] | 'asking' | 'failed';

/** With which card the whole of a statement is paid, and how it goes. */
export function PayDialog({ statement, company, isOpen, onClose }: PayDialogProps) {
  const { t } = useTranslation('wallet');
  const [cards, setCards] = useState<Cards>('asking');
  const [wanted, setWanted] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { phase, problem, pay, resume } = usePayStatement(statement, onClose);
  const now = Temporal.Now.instant();
  const all = typeof cards === 'string' ? [] : cards;
  const chosen = chosenCard(all, wanted, now, 'UTC');
  const amount = formatMoney(statement.left);
  const isBusy = phase !== 'idle';

  const read = async () => {
    setCards('asking');
    try {
      const { items } = await browserApi().listPaymentMethods();
      setCards(cardsFor(items, statement.left.currency));
    } catch {
      setCards('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once per opening
  useEffect(() => {
    if (isOpen) void read();
  }, [isOpen]);

  const wordsOf = (card: PaymentMethod, isPast: boolean) => ({
    title: t('payment.card', { brand: cardName(card), last4: card.last4 }),
    text: t(isPast ? 'cards.expired' : 'cards.expires', { expiry: expiryOf(card) }),
  });
  const { openRequest } = statement;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('payment.title', { amount })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('payment.later')}
          </Button>
          {openRequest ? (
            <Button waiting={isBusy} onClick={() => void resume(openRequest)}>
              {t('payment.approve')}
            </Button>
          ) : (
            <Button
              disabled={!chosen}
              waiting={isBusy}
              onClick={() => chosen && void pay(chosen.id)}
            >
              {isBusy ? t('payment.working') : t('payment.confirm', { amount })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('payment.text', { company: company.name, month: formatMonth(statement.month) })}</p>
      <div className="mt-4 grid gap-4">
        {cards === 'asking' && (
          <div role="status">
            <span className="sr-only">{t('form.awaited.waiting')}</span>
            <Skeleton className="h-19" />
          </div>
        )}
        {cards === 'failed' && (
          <div role="alert">
            <p>{t('payment.lost')}</p>
            <Button variant="link" onClick={() => void read()}>
              {t('statements.retry')}
            </Button>
          </div>
        )}
        {!openRequest && all.length > 0 && (
          <CardRadios
            legend={t('payment.cards')}
            cards={all}
            chosen={chosen}
            onChoose={setWanted}
            timeZone="UTC"
            now={now}
            wordsOf={wordsOf}
          />
        )}
        {!openRequest && all.length > 0 && (
          <div>
            <Button
              variant="link"
              aria-expanded={isAdding}
              onClick={() => setAdding((last) => !last)}
            >
              {t(isAdding ? 'cards.cancelAdd' : 'cards.add')}
            </Button>
          </div>
        )}
        {!openRequest && typeof cards !== 'string' && (isAdding || all.length === 0) && (
          <div className="rounded-card border border-hair p-5">
            <LaterCardForm
              currency={statement.left.currency}
              texts={t('form.awaited', { returnObjects: true })}
              onAdded={async (id) => {
                setWanted(id);
                setAdding(false);
                await read();
              }}
            />
          </div>
        )}
        {phase === 'approving' && <p role="status">{t('payment.approving')}</p>}
        {problem && (
          <p role="alert" className="font-medium text-error-600">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
