import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../ui/text-area.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { textIn, useForm } from '../../../form/use-form.ts';
import { firstName } from '../../../shell/first-name.ts';
import type { VerbProps } from './panel-props.ts';
import { useBookingVerb } from './use-booking-verb.ts';
import { VerbPanel } from './verb-panel.tsx';

export function NotePanel({ desk: { booking, renter }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const act = useBookingVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const text = textIn(data, 'text');
    if (text === '') return { field: 'text', text: t('note.problems.text') };
    const params = { id: booking.id };
    return act(() => operateApi().noteBooking({ params, body: { text } }), t('note.done'));
  });
  return (
    <VerbPanel
      {...form}
      title={t('note.title')}
      text={t('note.text', { renter: firstName(renter.name) })}
      save={t('note.save')}
      onClose={onClose}
    >
      <TextArea
        name="text"
        label={t('note.label')}
        error={errorAt('text')}
        rows={3}
        maxLength={2_000}
      />
    </VerbPanel>
  );
}
