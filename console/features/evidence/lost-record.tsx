import { useTranslation } from 'react-i18next';
import type { PhoneLoss } from '../../../contract/operate/evidence.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { EvidenceNote } from './evidence-note.tsx';

/** What a browser deleted from a driver's phone: nothing to decide, somebody to call. */
export function LostRecord({ loss }: { loss: PhoneLoss }) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const { kind, by, acts, stored, missingFiles, code, noticedAt } = loss;
  const when = moment(noticedAt, timeZone);
  return (
    <EvidenceNote
      title={`${t(`kinds.${kind}`)}: ${t('losses.title')}`}
      note={t('losses.noticed', { by: by ?? t('waiting.nobody'), when })}
    >
      <p>{t('losses.text', { acts, stored })}</p>
      {missingFiles > 0 && <p>{t('losses.files', { count: missingFiles })}</p>}
      {code && <p>{t('losses.code', { code })}</p>}
    </EvidenceNote>
  );
}
