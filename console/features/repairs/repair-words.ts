import { useTranslation } from 'react-i18next';
import type { Repair } from '../../../contract/operate/repairs.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';

/** What a repair is, what its renter is told, and what it costs. */
export function useRepairWords(timeZone: string) {
  const { t } = useTranslation('repairs');
  const carName = ({ brand, model, plate, isBetter }: Repair['cars'][number]) =>
    [`${brand} ${model}`, plate, isBetter && t('better')].filter(Boolean).join(', ');
  return (repair: Repair) => {
    const { kind, cars, startsAt, delayMinutes, costs } = repair;
    const [first] = cars;
    return {
      title: t(`kinds.${kind}`, {
        car: first ? carName(first) : '',
        cars: cars.map((car) => `${car.brand} ${car.model}`),
        time: moment(startsAt, timeZone),
      }),
      text: t(`told.${kind}`, { minutes: t('delay', { count: delayMinutes }) }),
      costs: costs.amount > 0 ? t('costs', { amount: formatMoney(costs) }) : t('free'),
      action: t(`do.${kind}`),
    };
  };
}
