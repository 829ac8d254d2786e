import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { PhotoField } from '../data/photo-field.tsx';

const SHORTEST_WORDS = 3;

interface ObjectionFormProps {
  readonly isSending: boolean;
  readonly onSend: (words: string, photo: File | null) => void;
  readonly onClose: () => void;
}

/** Why the renter objects, in their own words. */
export function ObjectionForm({ isSending, onSend, onClose }: ObjectionFormProps) {
  const { t } = useTranslation('trips');
  const [isEmpty, setEmpty] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    setEmpty(words.length < SHORTEST_WORDS);
    if (words.length >= SHORTEST_WORDS) onSend(words, photo);
  };
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-3">
      <TextArea
        name="words"
        label={t('claim.ways.words')}
        description={t('claim.ways.wordsHint')}
        error={isEmpty ? t('claim.ways.problem') : undefined}
        rows={4}
        maxLength={2_000}
        autoFocus
      />
      <PhotoField photo={photo} onPhoto={setPhoto} />
      <Button variant="outline" type="submit" large block waiting={isSending}>
        {t('claim.ways.send')}
      </Button>
      <Button variant="link" onClick={onClose}>
        {t('claim.ways.keep')}
      </Button>
    </form>
  );
}
