import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';

const SHORTEST_WORDS = 3;

interface ObjectionFormProps {
  readonly isSending: boolean;
  readonly onSend: (words: string) => void;
  readonly onClose: () => void;
}

/** Why the renter objects, in their own words. */
export function ObjectionForm({ isSending, onSend, onClose }: ObjectionFormProps) {
  const { t } = useTranslation('trips');
  const [isEmpty, setEmpty] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    setEmpty(words.length < SHORTEST_WORDS);
    if (words.length >= SHORTEST_WORDS) onSend(words);
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
      <Button variant="outline" type="submit" large block waiting={isSending}>
        {t('claim.ways.send')}
      </Button>
      <Button variant="link" onClick={onClose}>
        {t('claim.ways.keep')}
      </Button>
    </form>
  );
}
