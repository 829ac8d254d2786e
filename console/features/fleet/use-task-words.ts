import { useTranslation } from 'react-i18next';
import { formatDistance, kilometresOf, MOST_KM } from '../../../domain/distance-unit.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { wholeIn } from '../../form/read-fields.ts';
import { usePageDistanceUnit } from '../../shell/desk-data.ts';
import { taskIn } from './service-draft.ts';

/** A task in one line: how often, and when it was last done. What cannot be read is said as it was typed. */
export function useTaskWords() {
  const { t } = useTranslation('carActions');
  const unit = usePageDistanceUnit();
  const distance = (typed: string) => {
    const whole = wholeIn(typed, 0, MOST_KM);
    return whole === null ? typed : formatDistance(kilometresOf(whole, unit), unit);
  };
  const months = (typed: string) => {
    const count = wholeIn(typed, 0, MOST_KM);
    return count === null ? typed : t('plan.months', { count });
  };
  return (text: string): string => {
    const task = taskIn(text);
    if (!task) return '';
    const intervals = [distance(task.every), months(task.everyMonths)].filter(Boolean);
    const last = [
      task.lastOn && wholeDate(Temporal.PlainDate.from(task.lastOn)),
      task.lastAt && t('plan.at', { distance: distance(task.lastAt) }),
    ].filter(Boolean);
    return [
      intervals.length > 0 && t('plan.interval', { intervals }),
      last.length > 0 && t('plan.last', { last: last.join(' ') }),
    ]
      .filter(Boolean)
      .join(', ');
  };
}
