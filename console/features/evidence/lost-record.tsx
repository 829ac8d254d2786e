import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneLoss } from '../../../contract/operate/evidence.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';

/** What a browser deleted from a driver's phone: nothing to decide, somebody to call. */
export function LostRecord({ loss }: { loss: PhoneLoss }) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const title = useId();
  const { kind, by, acts, stored, missingFiles, code, noticedAt } = loss;
  return (
    <section aria-labelledby={title} className="min-w-0 rounded-card bg-amber-100 p-4">
      <h3 id={title} className="font-strong">
        {t(`kinds.${kind}`)}: {t('losses.title')}
      </h3>
      <p>{t('losses.text', { acts, stored })}</p>
      {missingFiles > 0 && <p>{t('losses.files', { count: missingFiles })}</p>}
      {code && <p>{t('losses.code', { code })}</p>}
      <p className="text-xs text-quiet figures">
        {t('losses.noticed', {
          by: by ?? t('waiting.nobody'),
          when: moment(noticedAt, timeZone),
        })}
      </p>
    </section>
  );
}
