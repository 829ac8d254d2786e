import { useTranslation } from 'react-i18next';
import type { DeskNote } from '../../../contract/operate/desk-text.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

/** What colleagues wrote for each other. */
export function NotesCard({ notes }: { readonly notes: readonly DeskNote[] }) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  return (
    <Card title={t('note.list')}>
      {notes.length === 0 && (
        <div>
          <p className="font-strong">{t('note.none')}</p>
          <p className="text-quiet">{t('note.noneText')}</p>
        </div>
      )}
      <ul className="divide-y divide-hair">
        {notes.map(({ id, text, at, by }) => (
          <li key={id} className="py-2.5">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-2xs text-quiet figures">
              {by ?? t('note.command')}, {moment(at, timeZone)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
