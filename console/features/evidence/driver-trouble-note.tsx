import { useTranslation } from 'react-i18next';
import type { DriverTrouble } from '../../../contract/operate/evidence.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { EvidenceNote } from './evidence-note.tsx';

/** A driver who waits for help, and what helps. */
export function DriverTroubleNote({ trouble: told }: { readonly trouble: DriverTrouble }) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const { kind, by, trouble, words, heardAt } = told;
  const when = moment(heardAt, timeZone);
  return (
    <EvidenceNote
      title={`${t(`kinds.${kind}`)}: ${t(`troubles.${trouble}.title`)}`}
      note={t('troubles.told', { by: by ?? t('waiting.nobody'), when })}
    >
      {words && <p className="wrap-anywhere">{t('troubles.words', { words })}</p>}
      <p>{t(`troubles.${trouble}.text`)}</p>
    </EvidenceNote>
  );
}
