import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarOffer } from '../../../../contract/car-offers.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { zero } from '../../../../domain/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

interface AnswerPanelProps {
  readonly offer: CarOffer;
  readonly by: string;
  readonly sending: string | null;
  readonly problem: string | null;
  readonly onAnswer: (take: string | null) => void;
}

/** One tap takes the car; everything back is asked once more, with the exact amount. */
export function AnswerPanel({ offer, by, sending, problem, onAnswer }: AnswerPanelProps) {
  const { t } = useTranslation('trips');
  const [isSure, setSure] = useState(false);
  const [best] = offer.cars;
  const refund = useRefundText(offer);
  return (
    <section
      aria-label={t('offer.pay')}
      className="overflow-hidden rounded-card border border-hair bg-card"
    >
      <div className="p-6">
        <p className="text-sm text-stone-700">{t('offer.pay')}</p>
        <p className="title text-3xl figures">{formatMoney(zero(offer.refund.toCard.currency))}</p>
        {/* In the hand the answer is always in reach of the thumb. */}
        <div className="z-20 mt-4 grid grid-cols-2 gap-2 max-wide:fixed max-wide:inset-x-0 max-wide:bottom-0 max-wide:mt-0 max-wide:border-t max-wide:border-hair max-wide:bg-card max-wide:px-gutter max-wide:pt-3 max-wide:pb-[calc(12px+env(safe-area-inset-bottom))] wide:grid-cols-1">
          {best && (
            <div className="grid max-wide:order-2">
              <Button
                variant="primary"
                block
                waiting={sending === best.car.id}
                onClick={() => onAnswer(best.car.id)}
              >
                {t('offer.take', { model: best.car.model })}
              </Button>
            </div>
          )}
          <Button variant="outline" block onClick={() => setSure(true)}>
            {t('offer.refund')}
          </Button>
        </div>
        <p className="mt-4 max-w-none text-center text-xs text-stone-700 figures">{refund}</p>
        {problem && (
          <p role="alert" className="mt-3 text-sm font-medium text-error-600">
            {problem}
          </p>
        )}
      </div>
      {best && (
        <p className="max-w-none border-t border-dashed border-stone-300 bg-stone-50 px-6 py-5 text-xs figures">
          <strong className="font-strong">{t('offer.unanswered', { when: by })}</strong>{' '}
          {t('offer.unansweredText', { model: best.car.model })}
        </p>
      )}
      <Dialog
        isOpen={isSure}
        onClose={() => setSure(false)}
        title={t('offer.sure.title')}
        footer={
          <>
            <Button variant="outline" onClick={() => setSure(false)}>
              {t('offer.sure.keep')}
            </Button>
            <Button variant="danger" waiting={sending === 'refund'} onClick={() => onAnswer(null)}>
              {t('offer.sure.confirm')}
            </Button>
          </>
        }
      >
        <p className="figures">{refund}</p>
        {problem && (
          <p role="alert" className="mt-3 font-medium text-error-600">
            {problem}
          </p>
        )}
      </Dialog>
    </section>
  );
}

function useRefundText({ refund: { toCard, toCredit } }: CarOffer): string {
  const { t } = useTranslation('trips');
  const said = { card: formatMoney(toCard), credit: formatMoney(toCredit) };
  if (toCard.amount > 0 && toCredit.amount > 0) return t('offer.refundText.both', said);
  if (toCard.amount > 0) return t('offer.refundText.toCard', said);
  return toCredit.amount > 0 ? t('offer.refundText.toCredit', said) : t('offer.refundText.none');
}
