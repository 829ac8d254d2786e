import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverTrouble } from '../../../contract/operate/evidence.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { SafeDialog } from './safe-dialog.tsx';

interface DriverTroubleNoteProps {
  readonly bookingId: string;
  readonly trouble: DriverTrouble;
}

/** A driver who waits for help, and what helps. */
export function DriverTroubleNote({ bookingId, trouble: told }: DriverTroubleNoteProps) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const [isAsked, setAsked] = useState(false);
  const { kind, by, trouble, words, heardAt } = told;
  const when = moment(heardAt, timeZone);
  return (
    <EvidenceNote
      title={`${t(`kinds.${kind}`)}: ${t(`troubles.${trouble}.title`)}`}
      note={t('troubles.told', { by: by ?? t('waiting.nobody'), when })}
      action={
        trouble === 'unsafe' && (
          <Button variant="outline" onClick={() => setAsked(true)}>
            {t('safe.open')}
          </Button>
        )
      }
    >
      {words && <p className="wrap-anywhere">{t('troubles.words', { words })}</p>}
      <p>{t(`troubles.${trouble}.text`)}</p>
      {isAsked && <SafeDialog bookingId={bookingId} onClose={() => setAsked(false)} />}
    </EvidenceNote>
  );
}
