import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MarkKind,
  type MarkSide,
  markKinds,
  markSides,
} from '../../../../domain/handovers/event.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { PhotoField } from '../data/photo-field.tsx';
import { MarkPlace } from './mark-place.tsx';
import { useAddMark } from './use-add-mark.ts';

interface AddMarkProps {
  readonly bookingId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const MOST_LETTERS = 500;
const middle = { across: 0.5, down: 0.5 };

/** What the renter saw and nobody noted: what, where, and in their own words. */
export function AddMark({ bookingId, isOpen, onClose }: AddMarkProps) {
  const { t } = useTranslation('handover');
  const form = useId();
  const [kind, setKind] = useState<MarkKind>('scratch');
  const [side, setSide] = useState<MarkSide>('left');
  const [place, setPlace] = useState(middle);
  const [words, setWords] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { add, isSending, problem } = useAddMark(bookingId, () => {
    setWords('');
    setPhoto(null);
    setAsked(false);
    setPlace(middle);
    onClose();
  });
  const isMissing = words.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isMissing) void add({ kind, side, ...place, words }, photo);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('add.title')}
      footer={
        <Button variant="primary" type="submit" form={form} waiting={isSending}>
          {t('add.send')}
        </Button>
      }
    >
      <p>{t('add.lead')}</p>
      <form id={form} onSubmit={send} noValidate className="mt-5 grid gap-5">
        <NativeSelect
          label={t('add.kind')}
          value={kind}
          onChange={setKind}
          options={markKinds.map((id) => ({ id, label: t(`marks.kinds.${id}`) }))}
        />
        <NativeSelect
          label={t('add.side')}
          value={side}
          onChange={(next) => {
            setSide(next);
            setPlace(middle);
          }}
          options={markSides.map((id) => ({ id, label: t(`marks.sides.${id}`) }))}
        />
        {side !== 'inside' && <MarkPlace side={side} place={place} onPlace={setPlace} />}
        <TextArea
          label={t('add.words')}
          rows={3}
          maxLength={MOST_LETTERS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={isAsked && isMissing ? t('add.wordsMissing') : undefined}
        />
        <PhotoField photo={photo} onPhoto={setPhoto} />
        {problem && (
          <p role="alert" className="text-sm font-medium text-error-600">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
