import { useTranslation } from 'react-i18next';
import type { Booking, ModificationPrice } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { negate } from '../../../../domain/money.ts';
import { changePolicy } from '../../../../domain/policy-constants.ts';
import { splitByCredit } from '../../../../domain/pricing.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { refusalText } from '../data/refusal-text.ts';
import { useCardName } from '../data/use-card-name.ts';
import type { ChangePrice as PriceAnswer } from './use-change-price.ts';

interface ChangePriceProps {
  readonly booking: Booking;
  readonly answer: PriceAnswer;
  readonly onRetry: () => void;
}

/** The new total and the difference, before anything is saved. As tall in every state. */
export function ChangePrice({ booking, answer, onRetry }: ChangePriceProps) {
  const { t } = useTranslation('trips');
  return (
    <div
      role="status"
      aria-label={t('change.price.label')}
      className="grid min-h-13 content-center text-sm leading-5 figures"
    >
      {answer.state === 'none' && (
        <p className="text-quiet">
          {t('change.price.now', { total: formatMoney(splitByCredit(booking).rental) })}
        </p>
      )}
      {answer.state === 'asking' && (
        <p className="flex items-center gap-3 text-quiet">
          <ShuttleLine className="w-9 text-signal-500" />
          {t('change.price.asking')}
        </p>
      )}
      {answer.state === 'known' && <NewPrice booking={booking} price={answer.price} />}
      {answer.state === 'refused' && (
        <p className="flex gap-2 font-medium text-error-600">
          <Icon name="warning" className="size-5 stroke-2" />
          {answer.code === 'car_unavailable' ? t('change.price.taken') : refusalText(answer.code)}
        </p>
      )}
      {answer.state === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-4">
          {t('change.price.failed')}
          <Button variant="link" onClick={onRetry}>
            {t('change.price.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

function NewPrice({ booking, price }: { booking: Booking; price: ModificationPrice }) {
  const { t } = useTranslation('trips');
  const consequences = useConsequences(booking, price);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-quiet">{t('change.price.total', { count: price.days })}</span>
        <strong className="title text-xl">{formatMoney(splitByCredit(price).rental)}</strong>
      </p>
      {consequences.map((text) => (
        <p key={text} className="text-xs text-stone-700">
          {text}
        </p>
      ))}
    </>
  );
}

/** Who gets how much and where, in sentences. */
function useConsequences(booking: Booking, price: ModificationPrice): string[] {
  const { t } = useTranslation('trips');
  const nameOf = useCardName();
  const card = nameOf(booking.paymentMethod);
  const paidCard = nameOf(booking.paidWith ?? booking.paymentMethod);
  const { charge, refundToCard, refundToCredit, onInvoice, fee, creditOnly, difference } = price;
  const arrives = changePolicy.refundArrivesInDays;
  const texts: string[] = [
    charge.amount > 0 && t('change.price.charge', { amount: formatMoney(charge), card }),
    onInvoice.amount > 0 && t('change.price.invoice', { amount: formatMoney(onInvoice) }),
    onInvoice.amount < 0 &&
      t('change.price.invoiceLess', { amount: formatMoney(negate(onInvoice)) }),
    refundToCard.amount > 0 &&
      t('change.price.toCard', {
        amount: formatMoney(refundToCard),
        card: paidCard,
        ...arrives,
      }),
    refundToCredit.amount > 0 &&
      t('change.price.toCredit', { amount: formatMoney(refundToCredit) }),
  ].filter((text) => text !== false);
  if (texts.length === 0 && difference.amount === 0) texts.push(t('change.price.same'));
  if (fee.amount > 0) texts.push(t('change.price.fee', { amount: formatMoney(fee) }));
  if (creditOnly.amount > 0) {
    texts.push(t('change.price.creditOnly', { amount: formatMoney(creditOnly) }));
  }
  return texts;
}
