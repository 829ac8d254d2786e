import './evidence-words.ts';
import { useTranslation } from 'react-i18next';
import type { DeskHandovers } from '../../../contract/operate/evidence.ts';
import { Card } from '../../../ui/card.tsx';
import { DriverTroubleNote } from './driver-trouble-note.tsx';
import { LostRecord } from './lost-record.tsx';
import { SealedEnd } from './sealed-end.tsx';
import { Unsealed } from './unsealed.tsx';
import { WaitingRecord } from './waiting-record.tsx';

interface EvidenceCardProps {
  readonly bookingId: string;
  readonly handovers: DeskHandovers;
}

/** What was sealed at both ends of a booking; what needs a decision stands first. */
export function EvidenceCard({ bookingId, handovers }: EvidenceCardProps) {
  const { t } = useTranslation('deskEvidence');
  const { delivery, collection, added, troubles, waiting, losses, unsealed } = handovers;
  const others = [...troubles, ...waiting, ...losses, ...unsealed];
  const isEmpty = !delivery && !collection && others.length === 0;
  return (
    <Card title={t('title')}>
      {isEmpty && (
        <div>
          <p className="font-strong">{t('none')}</p>
          <p className="text-quiet">{t('noneText')}</p>
        </div>
      )}
      <div className="grid gap-8">
        {troubles.map((trouble) => (
          <DriverTroubleNote
            key={`${trouble.kind} ${trouble.heardAt}`}
            bookingId={bookingId}
            trouble={trouble}
          />
        ))}
        {losses.map((loss) => (
          <LostRecord key={`${loss.kind} ${loss.noticedAt}`} loss={loss} />
        ))}
        {waiting.map((attempt) => (
          <WaitingRecord
            key={`${attempt.kind} ${attempt.phoneId}`}
            bookingId={bookingId}
            attempt={attempt}
          />
        ))}
        {unsealed.map((one) => (
          <Unsealed key={`${one.kind} ${one.phoneId}`} bookingId={bookingId} unsealed={one} />
        ))}
        {delivery && <SealedEnd bookingId={bookingId} handover={delivery} added={added} />}
        {collection && <SealedEnd bookingId={bookingId} handover={collection} />}
      </div>
    </Card>
  );
}
