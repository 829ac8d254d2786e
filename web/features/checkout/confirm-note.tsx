import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Company } from '../../../contract/profile.ts';
import type { PaymentMethod } from '../../../contract/wallet.ts';
import { cardName } from '../../../domain/card-brand.ts';
import { paths } from '../../page/paths.ts';
import type { Price } from '../price/price.ts';

interface ConfirmNoteProps {
  readonly price: Price | null;
  /** Set when the company pays. */
  readonly company: Company | null;
  readonly card: PaymentMethod | null;
}

/** Under the button: what a press does. */
export function ConfirmNote({ price, company, card }: ConfirmNoteProps) {
  const { t } = useTranslation('checkout');
  return (
    <p>
      {company && t('confirm.invoiced', { company: company.name })}
      {!company && price?.total.amount === 0 && t('confirm.nothing')}
      {!company &&
        card &&
        price?.total.amount !== 0 &&
        t('confirm.charged', {
          card: t('payment.card', { brand: cardName(card), last4: card.last4 }),
        })}{' '}
      {t('confirm.accept')}{' '}
      <Link to={paths.terms} className="underline underline-offset-4">
        {t('confirm.terms')}
      </Link>
      .
    </p>
  );
}
