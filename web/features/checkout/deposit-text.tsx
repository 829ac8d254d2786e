import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../contract/wallet.ts';
import { cardName } from '../../../domain/card-brand.ts';
import { instantFromIso, toCityTime } from '../../../domain/city-time.ts';
import { formatMoment } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { type DepositAmounts, depositFor } from '../../../domain/policies/deposit.ts';
import { depositAuthorisedAt } from '../../../domain/policies/deposit-schedule.ts';
import { depositPolicy } from '../../../domain/policy-constants.ts';

interface DepositTextProps {
  readonly card: PaymentMethod;
  readonly startsAt: string;
  readonly now: string;
  readonly city: { readonly timeZone: string; readonly deposit: DepositAmounts };
}

/** How much is held on this very card, and from when on. */
export function DepositText({ card, startsAt, now, city }: DepositTextProps) {
  const { t } = useTranslation('checkout');
  const deposit = depositFor('personal', card.funding, city.deposit);
  if (!deposit) return null;
  const moment = instantFromIso(now);
  const heldAt = depositAuthorisedAt(instantFromIso(startsAt), moment);
  const said = {
    amount: formatMoney(deposit),
    card: t('payment.card', { brand: cardName(card), last4: card.last4 }),
    hours: depositPolicy.releasedWithinBusinessHours,
    ...depositPolicy.bankReflectsInDays,
    when: formatMoment(toCityTime(heldAt, city.timeZone)),
  };
  return (
    <p>
      <strong className="font-strong text-ink">{t('deposit.title')}</strong>{' '}
      {t(heldAt.equals(moment) ? 'deposit.atOnce' : 'deposit.later', said)}
    </p>
  );
}
