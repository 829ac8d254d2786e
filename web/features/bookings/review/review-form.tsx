import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../contract/client.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { browserApi } from '../../../api/browser-client.ts';
import { scoreKinds } from '../../car/scores.ts';
import { refusalText } from '../data/refusal-text.ts';
import { emptyReview, reviewOf } from './review-draft.ts';
import { StarField } from './star-field.tsx';

interface ReviewFormProps {
  readonly bookingId: string;
  readonly onSent: () => void;
}

/** As long as the contract allows. */
const maxLength = 2_000;

export function ReviewForm({ bookingId, onSent }: ReviewFormProps) {
  const { t } = useTranslation('trips');
  const errorId = useId();
  const [draft, setDraft] = useState(emptyReview);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The same for every try, so that a lost answer does not become a second review.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = reviewOf(draft);
    if (!body) return setProblem(t('review.missing'));
    setProblem(null);
    setSending(true);
    try {
      await browserApi().createReview({ params: { id: bookingId }, body }, { idempotencyKey });
      onSent();
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.status < 500;
      setProblem(isAnswer ? refusalText(error.code) : t('review.failed'));
      setSending(false);
    }
  };

  return (
    <form noValidate onSubmit={send} className="mt-2 grid gap-5">
      <p className="text-sm text-quiet">{t('review.text')}</p>
      <StarField
        isRequired
        label={t('review.overall')}
        value={draft.rating}
        onChange={(rating) => setDraft({ ...draft, rating })}
        errorId={problem ? errorId : undefined}
      />
      <div className="@container">
        <p className="mb-1 text-xs text-quiet">{t('review.optional')}</p>
        <div className="grid gap-x-10 @min-[760px]:grid-cols-2">
          {scoreKinds.map((kind) => (
            <StarField
              key={kind}
              label={t(`review.scores.${kind}`)}
              value={draft[kind]}
              onChange={(stars) => setDraft({ ...draft, [kind]: stars })}
            />
          ))}
        </div>
      </div>
      <TextArea
        label={t('review.description')}
        description={t('review.descriptionHelp', { count: maxLength })}
        rows={4}
        maxLength={maxLength}
        value={draft.description}
        onChange={(event) => setDraft({ ...draft, description: event.target.value })}
      />
      {problem && (
        <div role="alert">
          <FieldError id={errorId}>{problem}</FieldError>
        </div>
      )}
      <div>
        <Button type="submit" waiting={isSending}>
          {t('review.send')}
        </Button>
      </div>
    </form>
  );
}
