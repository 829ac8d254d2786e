import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import { bookingPolicy, timeoutsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { FieldError } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { browserApi } from '../../../api/browser-client.ts';

/** What our driver should know, to read and until delivery to change. */
export function DriverNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const { driverNote, mayChangeNote } = booking;
  const [isEditing, setEditing] = useState(false);
  if (driverNote === null && !mayChangeNote) return null;
  return (
    <section
      aria-labelledby="note-title"
      className={classes('border-t border-hair pt-10', driverNote === null && 'print:hidden')}
    >
      <div className="mb-5 flex min-h-target items-center justify-between gap-4">
        <h2 id="note-title" className="text-2xl">
          {t('note.title')}
        </h2>
        {mayChangeNote && !isEditing && (
          <span className="print:hidden">
            <Button variant="link" onClick={() => setEditing(true)}>
              {t(driverNote === null ? 'note.add' : 'note.edit')}
            </Button>
          </span>
        )}
      </div>
      {isEditing ? (
        <NoteForm booking={booking} onClose={() => setEditing(false)} />
      ) : (
        <p className="text-sm whitespace-pre-line wrap-anywhere">{driverNote ?? t('note.help')}</p>
      )}
    </section>
  );
}

function NoteForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('trips');
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState(booking.driverNote ?? '');
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    setFailed(false);
    try {
      await browserApi().changeDriverNote(
        { params: { id: booking.id }, body: { driverNote: note } },
        { signal: AbortSignal.timeout(timeoutsMs.profile) },
      );
      await revalidate();
      onClose();
    } catch {
      setFailed(true);
      setWaiting(false);
    }
  };
  return (
    <form onSubmit={save} className="grid gap-4 print:hidden">
      <TextArea
        label={t('note.label')}
        description={t('note.help')}
        rows={3}
        autoFocus
        maxLength={bookingPolicy.driverNoteMaxLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div role="alert" className="empty:hidden">
        {hasFailed && <FieldError>{t('note.failed')}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" waiting={isWaiting}>
          {t('note.save')}
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={isWaiting}>
          {t('note.cancel')}
        </Button>
      </div>
    </form>
  );
}
