import { useTranslation } from 'react-i18next';
import type { PhonePrice } from '../../../contract/operate/phone-bookings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { AmountPreview } from '../bookings/verbs/amount-preview.tsx';
import type { Preview } from '../bookings/verbs/use-preview.ts';
import { usePhoneRefusal } from './use-phone-refusal.ts';

interface PricePanelProps {
  readonly price: Preview<PhonePrice>;
  readonly problem: string | undefined;
  readonly isWaiting: boolean;
}

/** What to say on the phone: the price to the cent, and until when the car is held. */
export function PricePanel({ price, problem, isWaiting }: PricePanelProps) {
  const { t } = useTranslation('phoneBookings');
  const { timeZone } = usePageCity();
  const refusalOf = usePhoneRefusal();
  const linesOf = usePriceLines();
  const known = price.state === 'known' ? price.value : null;
  return (
    <Card title={t('price.title')}>
      <div className="grid gap-4">
        <AmountPreview
          preview={price}
          nothing={t('price.first')}
          refusal={price.state === 'refused' ? refusalOf(price.error).text : undefined}
          lines={known ? linesOf(known) : []}
        />
        {known && (
          <p className="text-xs text-quiet figures">
            {t('price.held', { until: moment(known.heldUntil, timeZone) })}{' '}
            {t('price.deposit', {
              credit: formatMoney(known.deposit.creditCard),
              debit: formatMoney(known.deposit.debitCard),
            })}
          </p>
        )}
        <FormProblem text={problem} />
        <Button type="submit" block waiting={isWaiting}>
          {known ? t('price.sendFor', { total: formatMoney(known.total) }) : t('price.send')}
        </Button>
      </div>
    </Card>
  );
}

/** What it is made of, as the renter will see it. */
function usePriceLines() {
  const { t } = useTranslation('phoneBookings');
  const labelOf = ({ kind, label, ref }: PhonePrice['lines'][number]) =>
    t(`price.lines.${kind}`, { label: label ?? ref, ref });
  return ({ lines, total }: PhonePrice) => [
    ...lines.map((line) => ({ label: labelOf(line), amount: line.shown })),
    { label: t('price.total'), amount: total, isSum: true },
  ];
}
