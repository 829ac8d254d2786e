import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageRequest } from '../../../../contract/operate/desk-bookings.ts';
import {
  type DeskMessageKind,
  deskMessages,
  lateMinutes,
} from '../../../../domain/desk-messages.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { wholeIn } from '../../../form/read-fields.ts';
import { useForm } from '../../../form/use-form.ts';
import { firstName } from '../../../shell/first-name.ts';
import { EmailPreview } from './email-preview.tsx';
import type { VerbProps } from './panel-props.ts';
import { useBookingRefusal, useBookingVerb } from './use-booking-verb.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

const SOON_MINUTES = '15';

/** An email to the renter, seen as it will be sent. */
export function MessagePanel({ desk: { booking, renter }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const params = { id: booking.id };
  const name = firstName(renter.name);
  const [kind, setKind] = useState<DeskMessageKind>('running-late');
  const [minutes, setMinutes] = useState(SOON_MINUTES);
  const [subject, setSubject] = useState('');
  const [words, setWords] = useState('');
  const message = messageOf(kind, { minutes, subject: subject.trim(), words: words.trim() });
  const preview = usePreview(message && JSON.stringify(message), (signal) => {
    if (!message) throw new Error('nothing is written yet');
    return operateApi().previewMessage({ params, body: message }, { signal });
  });
  const act = useBookingVerb(onClose);
  const refusalOf = useBookingRefusal();
  const { errorAt, ...form } = useForm(async () => {
    if (message) {
      return act(
        () => operateApi().messageRenter({ params, body: message }),
        t('message.done', { renter: name }),
      );
    }
    if (kind === 'running-late') {
      return { field: 'minutes', text: t('message.problems.minutes', lateMinutes) };
    }
    return kind === 'own-words' && subject.trim() === ''
      ? { field: 'subject', text: t('message.problems.subject') }
      : { field: 'words', text: t('message.problems.words') };
  });
  return (
    <VerbPanel
      {...form}
      title={t('message.title', { renter: name })}
      text={t('message.text')}
      save={t('message.save')}
      onClose={onClose}
    >
      <NativeSelect
        label={t('message.which')}
        options={deskMessages.map((id) => ({ id, label: t(`message.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'running-late' && (
        <TextField
          name="minutes"
          label={t('message.minutes')}
          error={errorAt('minutes')}
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      )}
      {kind === 'own-words' && (
        <TextField
          name="subject"
          label={t('message.subject')}
          error={errorAt('subject')}
          autoComplete="off"
          maxLength={80}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
      )}
      {(kind === 'own-words' || kind === 'where-to-meet') && (
        <TextArea
          name="words"
          label={t(kind === 'own-words' ? 'message.words' : 'message.where')}
          description={t('message.wordsHint')}
          error={errorAt('words')}
          rows={4}
          maxLength={2_000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div role="status">
        {preview.state === 'known' && <EmailPreview email={preview.value} />}
        {preview.state === 'refused' && <p>{refusalOf(preview.error).text}</p>}
      </div>
    </VerbPanel>
  );
}

function messageOf(
  kind: DeskMessageKind,
  typed: { readonly minutes: string; readonly subject: string; readonly words: string },
): MessageRequest | null {
  switch (kind) {
    case 'running-late': {
      const minutes = wholeIn(typed.minutes, lateMinutes.least, lateMinutes.most);
      return minutes === null ? null : { kind, minutes };
    }
    case 'where-to-meet':
      return typed.words === '' ? null : { kind, text: typed.words };
    case 'documents-missing':
      return { kind };
    case 'own-words':
      if (typed.subject === '' || typed.words === '') return null;
      return { kind, subject: typed.subject, text: typed.words };
  }
}
