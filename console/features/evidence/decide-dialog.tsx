import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { WaitingAttempt } from '../../../contract/operate/evidence.ts';
import { fewestLetters } from '../../../domain/fewest-letters.ts';
import type { AttemptDecision } from '../../../domain/handovers/judge-seal.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';

interface DecideDialogProps {
  readonly bookingId: string;
  readonly attempt: WaitingAttempt;
  readonly decision: AttemptDecision;
  readonly onClose: () => void;
}

/** Said once and for ever, so it is asked once more and with a reason. */
export function DecideDialog({ bookingId, attempt, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('deskEvidence');
  const { revalidate } = useRevalidator();
  const problemOf = useRefusal({
    attempt_decided: { text: t('decided') },
    attempt_not_acceptable: { text: t('notAcceptable') },
    car_unavailable: { text: t('carTaken') },
  });
  const { kind, phoneId } = attempt;
  const words = decision === 'accepted' ? 'accept' : 'setAside';
  const { errorAt, ...form } = useForm(async (data) => {
    const reason = textIn(data, 'why');
    if (reason.length < fewestLetters.reason) return { field: 'why', text: t('whyMissing') };
    try {
      const params = { id: bookingId, kind };
      await operateApi().decideAttempt({ params, body: { phoneId, decision, reason } });
    } catch (error) {
      const bookings = error instanceof ApiError ? error.answer.bookings : undefined;
      if (!bookings) return problemOf(error);
      const references = bookings.map(({ reference }) => reference);
      return { text: t('carBooked', { count: references.length, references }) };
    }
    await revalidate();
    onClose();
    const title = t(`${words}.done`);
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    return null;
  });
  return (
    <FormDialog
      {...form}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      save={t(`${words}.save`)}
      keep={t('keep')}
      onClose={onClose}
    >
      <TextField
        name="why"
        label={t('why')}
        error={errorAt('why')}
        autoComplete="off"
        maxLength={500}
      />
    </FormDialog>
  );
}
