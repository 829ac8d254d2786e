import { useTranslation } from 'react-i18next';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface DriverNoteProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** What whoever brings the car should know. */
export function DriverNote({ note, onChange }: DriverNoteProps) {
  const { t } = useTranslation('checkout');
  return (
    <Card title={t('note.title')}>
      <TextArea
        label={t('note.label')}
        description={t('note.help')}
        rows={2}
        maxLength={bookingPolicy.driverNoteMaxLength}
        value={note}
        onChange={(event) => onChange(event.target.value)}
      />
    </Card>
  );
}
