import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingAttempt } from '../../../contract/operate/evidence.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import type { AttemptDecision } from '../../../domain/handovers/judge-seal.ts';
import { Button } from '../../../ui/button.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { Recorded } from './recorded.tsx';

interface WaitingRecordProps {
  readonly bookingId: string;
  readonly attempt: WaitingAttempt;
}

/** What a phone did and why it is not sealed, with the two ways on. */
export function WaitingRecord({ bookingId, attempt }: WaitingRecordProps) {
  const { t } = useTranslation('deskEvidence');
  const { timeZone } = usePageCity();
  const mayDecide = useMay('bookings.change');
  const [asked, setAsked] = useState<AttemptDecision | null>(null);
  const title = useId();
  const { need, kind } = attempt;
  const missing = attempt.missing.map((step) => t(`waiting.missing.${step}`));
  return (
    <section aria-labelledby={title} className="min-w-0 rounded-card bg-amber-100 p-4">
      <h3 id={title} className="font-strong">
        {t(`kinds.${kind}`)}: {t(`waiting.needs.${need}`, { car: attempt.car ?? '' })}
      </h3>
      <p>{t(`waiting.texts.${need}`, { missing })}</p>
      <p className="text-xs text-quiet figures">
        {t('waiting.who', {
          by: attempt.by ?? t('waiting.nobody'),
          from: moment(attempt.firstAt, timeZone),
          to: moment(attempt.lastAt, timeZone),
          received: moment(attempt.receivedAt, timeZone),
        })}
      </p>
      <Recorded bookingId={bookingId} recorded={attempt} />
      {mayDecide && (
        <div className="mt-4 flex flex-wrap gap-2">
          {attempt.mayAccept && (
            <Button variant="ink" onClick={() => setAsked('accepted')}>
              {t('waiting.accept')}
            </Button>
          )}
          <Button variant="outline" onClick={() => setAsked('set-aside')}>
            {t('waiting.setAside')}
          </Button>
        </div>
      )}
      {asked && (
        <DecideDialog
          bookingId={bookingId}
          attempt={attempt}
          decision={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
