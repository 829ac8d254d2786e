import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/text-area.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';
import { useVerb } from '../../form/use-verb.ts';

interface SafeDialogProps {
  readonly bookingId: string;
  readonly onClose: () => void;
}

/** Somebody has reached the driver who felt unsafe; what they agreed stays as a note. */
export function SafeDialog({ bookingId, onClose }: SafeDialogProps) {
  const { t } = useTranslation('deskEvidence');
  const act = useVerb(useRefusal(), onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const text = textIn(data, 'text');
    if (text === '') return { field: 'text', text: t('safe.missing') };
    const body = { text, driverIsSafe: true };
    const params = { id: bookingId };
    return act(() => operateApi().noteBooking({ params, body }), t('safe.done'));
  });
  return (
    <FormDialog
      {...form}
      title={t('safe.title')}
      text={t('safe.text')}
      save={t('safe.save')}
      keep={t('safe.keep')}
      onClose={onClose}
    >
      <TextArea
        name="text"
        label={t('safe.label')}
        error={errorAt('text')}
        rows={3}
        maxLength={2_000}
      />
    </FormDialog>
  );
}
