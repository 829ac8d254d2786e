import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnsealedPhotographs } from '../../../contract/operate/evidence.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { Things } from './things.tsx';

interface UnsealedProps {
  readonly bookingId: string;
  readonly unsealed: UnsealedPhotographs;
}

/** What a driver photographed where nothing was sealed. */
export function Unsealed({ bookingId, unsealed }: UnsealedProps) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const title = useId();
  const { kind, by, receivedAt, photographs } = unsealed;
  const things = photographs.flatMap(({ subject, digest }) =>
    subject === 'view' ? [] : { subject, digest },
  );
  return (
    <section aria-labelledby={title} className="min-w-0">
      <h3 id={title} className="font-strong">
        {t('unsealed.title', { kind: t(`kinds.${kind}`) })}
      </h3>
      <p className="text-xs text-quiet figures">
        {t('unsealed.told', {
          by: by ?? t('waiting.nobody'),
          when: moment(receivedAt, timeZone),
        })}
      </p>
      <Things bookingId={bookingId} photographs={things} />
    </section>
  );
}
