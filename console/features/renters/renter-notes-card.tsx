import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRenter } from '../../../contract/operate/renters.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { useRenterVerb } from './reason-dialog.tsx';

/** What colleagues wrote about a renter. */
export function RenterNotesCard({ renter }: { readonly renter: DeskRenter }) {
  const { t } = useTranslation('renters');
  const { timeZone } = usePageCity();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('notes.title')}
      action={
        !renter.isGone && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t('notes.add')}
          </Button>
        )
      }
    >
      {renter.notes.length === 0 && <p className="text-quiet">{t('notes.none')}</p>}
      <ul className="divide-y divide-hair">
        {renter.notes.map(({ id, text, at, by }) => (
          <li key={id} className="py-2.5">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-2xs text-quiet figures">
              {by ?? t('notes.command')}, {moment(at, timeZone)}
            </p>
          </li>
        ))}
      </ul>
      {isOpen && <NoteDialog renterId={renter.id} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface NoteDialogProps {
  readonly renterId: string;
  readonly onClose: () => void;
}

function NoteDialog({ renterId, onClose }: NoteDialogProps) {
  const { t } = useTranslation('renters');
  const act = useRenterVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const text = textIn(data, 'text');
    if (text === '') return { field: 'text', text: t('notes.problems.text') };
    const params = { id: renterId };
    return act(() => operateApi().noteRenter({ params, body: { text } }), t('notes.done'));
  });
  return (
    <FormDialog
      {...form}
      title={t('notes.add')}
      text={t('notes.text')}
      save={t('notes.save')}
      keep={t('notes.keep')}
      onClose={onClose}
    >
      <TextArea
        name="text"
        label={t('notes.label')}
        error={errorAt('text')}
        rows={3}
        maxLength={2_000}
      />
    </FormDialog>
  );
}
