import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { ErrorCode } from '../../../contract/errors.ts';
import { fewestLetters } from '../../../domain/fewest-letters.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { type Problem, textIn, useForm } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly save: string;
  readonly keep: string;
  readonly done: string;
  readonly isDangerous?: boolean;
  /** What needs no reason is asked for none. */
  readonly hasReason?: boolean;
  readonly refusals?: Partial<Record<ErrorCode, Problem>>;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Something done to a renter, with the reason that the audit log keeps. */
export function ReasonDialog({
  done,
  send,
  hasReason = true,
  refusals = {},
  ...dialog
}: ReasonDialogProps) {
  const { t } = useTranslation('renters');
  const act = useRenterVerb(dialog.onClose, refusals);
  const { errorAt, ...form } = useForm(async (data) => {
    const reason = textIn(data, 'why');
    if (hasReason && reason.length < fewestLetters.reason) {
      return { field: 'why', text: t('problems.why') };
    }
    return act(() => send(reason), done);
  });
  return (
    <FormDialog {...form} {...dialog}>
      {hasReason && (
        <TextField
          name="why"
          label={t('why')}
          error={errorAt('why')}
          autoComplete="off"
          maxLength={500}
        />
      )}
    </FormDialog>
  );
}

/** Sent, the page read again, and said; or why not. */
export function useRenterVerb(
  onDone: () => void,
  refusals: Partial<Record<ErrorCode, Problem>> = {},
) {
  const { revalidate } = useRevalidator();
  const problemOf = useRefusal(refusals);
  return async (send: () => Promise<unknown>, done: string): Promise<Problem | null> => {
    try {
      await send();
    } catch (error) {
      return problemOf(error);
    }
    await revalidate();
    onDone();
    await showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    return null;
  };
}
