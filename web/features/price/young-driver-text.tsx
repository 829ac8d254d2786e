import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { formatMoney } from '../../../domain/format-money.ts';

export type YoungDriverFees = CarDetail['city']['youngDriverFees'];

/** What depends on the driver's age is announced before we know it. */
export function YoungDriverText({ fees }: { fees: YoungDriverFees }) {
  const { t } = useTranslation('price');
  if (fees.length === 0) return null;
  return (
    <>
      <strong className="font-strong text-ink">
        {t('youngDriver.title', { age: Math.max(...fees.map(({ toAge }) => toAge)) + 1 })}
      </strong>{' '}
      {t('youngDriver.text', {
        fees: fees.map(({ fromAge, toAge, perDay }) =>
          t('youngDriver.fee', { from: fromAge, to: toAge, price: formatMoney(perDay) }),
        ),
      })}
    </>
  );
}
