import { useTranslation } from 'react-i18next';
import type { TripCity } from '../../../../contract/cities.ts';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import { isClockWrong } from '../../../../domain/handovers/judge-seal.ts';
import { momentOf } from '../data/stop-words.ts';

interface BothTimesProps {
  readonly handover: SealedHandover;
  readonly city: Pick<TripCity, 'timeZone'>;
}

/** The phone's time and ours, where they are not the same minute. */
export function BothTimes({ handover, city }: BothTimesProps) {
  const { t } = useTranslation('handover');
  const sealed = momentOf(handover.sealedAt, city);
  const received = momentOf(handover.receivedAt, city);
  const isWrong = isClockWrong(handover.clockOffSeconds);
  if (sealed === received && !isWrong) return null;
  return (
    <p className="mt-2 max-w-160 text-xs text-quiet figures">
      {t('times', { sealed, received })} {isWrong && t('clock')}
    </p>
  );
}
