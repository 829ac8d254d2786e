import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedMark, SealedHandover } from '../../../contract/handovers.ts';
import { evidenceOperations } from '../../../contract/operate/evidence-operations.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { isClockWrong } from '../../../domain/handovers/judge-seal.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { Recorded } from './recorded.tsx';

interface SealedEndProps {
  readonly bookingId: string;
  readonly handover: SealedHandover;
  readonly added?: readonly AddedMark[];
}

/** One sealed end: its code, both times, everything it stands for, and the protocol. */
export function SealedEnd({ bookingId, handover, added = [] }: SealedEndProps) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const title = useId();
  const { kind, seal, sealedAt, receivedAt, clockOffSeconds, by } = handover;
  const protocol = evidenceOperations.getDeskProtocol.path
    .replace('{id}', bookingId)
    .replace('{kind}', kind);
  const minutesOff = Math.round(Math.abs(clockOffSeconds) / 60);
  return (
    <section aria-labelledby={title} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={title} className="font-strong">
          {t(`kinds.${kind}`)} <span className="figures">{seal.code}</span>
        </h3>
        <a href={protocol} download className="underline underline-offset-4">
          {t('protocol')}
        </a>
      </div>
      <p className="text-xs text-quiet figures">
        {t('sealed', { by })}.{' '}
        {t('times', { phone: moment(sealedAt, timeZone), ours: moment(receivedAt, timeZone) })}.{' '}
        {isClockWrong(clockOffSeconds) && t('clock', { count: minutesOff })}
      </p>
      <Recorded bookingId={bookingId} recorded={handover} added={added} />
      <p className="mt-2 figures text-2xs wrap-anywhere text-quiet">
        {t('fingerprint', { digest: seal.digest })}
      </p>
    </section>
  );
}
