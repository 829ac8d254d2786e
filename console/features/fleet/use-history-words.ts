import { useTranslation } from 'react-i18next';
import type { CarHistory } from '../../../contract/operate/car-history.ts';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { formatDistance } from '../../../domain/distance-unit.ts';
import { saidFields } from '../../../domain/fleet/car-history.ts';
import { carConditions } from '../../../domain/fleet/condition.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';
import { useStateWords } from './car-marks.tsx';
import { useCarWords } from './use-car-words.ts';

type Entry = CarHistory['items'][number];
type Change = Entry['changes'][number];

type SaidField = (typeof saidFields)[number];
const isSaid = (field: Change['field']): field is SaidField =>
  saidFields.some((one) => one === field);

/** An entry of the history in plain words. */
export function useHistoryWords({ propulsionType }: Pick<FleetCar, 'propulsionType'>) {
  const { t } = useTranslation(['cars', 'carFields']);
  const { timeZone } = usePageCity();
  const unit = usePageDistanceUnit();
  const stateOf = useStateWords();
  const { sayOf } = useCarWords();

  const valueWords = (field: Change['field'], value: Change['after']): string => {
    if (!isSaid(field)) return sayOf(field, value);
    if (value === null) return t('now.unknown');
    if (field === 'odometerKm') return formatDistance(Number(value), unit);
    if (field === 'energyPercent') return t('now.percent', { value: Number(value) });
    const condition = carConditions.find((one) => one === value);
    return condition ? stateOf(condition, propulsionType) : String(value);
  };
  const changeWords = ({ field, before, after }: Change): string => {
    const name = isSaid(field) ? t(`history.said.${field}`) : t(`carFields:${field}`);
    const is = valueWords(field, after);
    // Where nothing was known, or nobody says what was, what is now says enough.
    if (before === null) return t('history.now', { name, is });
    return t('history.change', { name, is, was: valueWords(field, before) });
  };
  return ({ deed, changes, block, reason }: Entry) => ({
    title: t(`history.deeds.${deed}`),
    details: [
      ...changes.map(changeWords),
      ...(block
        ? [
            t('history.block', {
              why: t(`blocks.${block.reason}`),
              from: moment(block.startsAt, timeZone),
              to: moment(block.endsAt, timeZone),
            }),
          ]
        : []),
      ...(reason ? [reason] : []),
    ],
  });
}
