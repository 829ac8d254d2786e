import type { JobKind } from '../../domain/jobs/job.ts';
import { inGsm, isGsm } from '../../domain/texts/segments.ts';
import { serverWordsIn } from '../../i18n/server-words.ts';

/** What the texts of a day say, ready to print. */
export interface DayTextData {
  readonly kind: JobKind;
  readonly driver: string;
  readonly car: string;
  /** Empty where the car has none yet. */
  readonly plate: string;
  readonly from: string;
  readonly to: string;
  /** By when a late driver expects to be there; empty where nobody knows. */
  readonly by: string;
  readonly countryCode: string;
}

const wordsOf = { 'on-the-way': 'onTheWay', 'at-door': 'atDoor', late: 'late' } as const;

/** On the way, at the door, late: the plate tells which of the cars at the kerb it is. */
export function dayText(moment: keyof typeof wordsOf, data: DayTextData): string {
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'texts');
  const { car, plate } = data;
  const named = plate ? t('carWithPlate', { car, plate }) : car;
  // One letter of another script would make the whole text cost more than twice as much.
  const driver = isGsm(inGsm(data.driver)) ? data.driver : t('ourDriver');
  const words = moment === 'late' && data.by ? 'lateBy' : wordsOf[moment];
  return t(`${words}.${data.kind}`, { ...data, driver, car: named });
}

/** A delivery that the desk has moved to another hour of the day. */
export function laterText(data: Pick<DayTextData, 'car' | 'from' | 'to' | 'countryCode'>): string {
  return serverWordsIn(data.countryCode).getFixedT('en', 'texts')('later', { ...data });
}

export function sealedText(
  data: Pick<DayTextData, 'kind' | 'car' | 'countryCode'> & {
    readonly code: string;
    readonly url: string;
  },
): string {
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'texts');
  return t(`sealed.${data.kind}`, { ...data });
}
