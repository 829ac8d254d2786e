import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentEmail } from '../../../contract/operate/desk-bookings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

/** What the renter was told, in the words they were told it. */
export function EmailsCard({ emails }: { readonly emails: readonly SentEmail[] }) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = emails.find(({ id }) => id === openId);
  return (
    <Card title={t('emails.title')}>
      {emails.length === 0 && <p className="text-quiet">{t('emails.none')}</p>}
      <ul className="divide-y divide-hair">
        {emails.map(({ id, subject, status, at }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <Button
              variant="link"
              aria-label={t('emails.open', { subject })}
              onClick={() => setOpenId(id)}
            >
              <span className="block text-left">{subject}</span>
            </Button>
            <span
              className={classes(
                'shrink-0 text-right text-2xs figures',
                status === 'failed' ? 'text-error-600' : 'text-quiet',
              )}
            >
              {moment(at, timeZone)}
              <span className="block">{t(`emails.status.${status}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog isOpen title={open.subject} onClose={() => setOpenId(null)}>
          <p className="mb-3 text-xs text-quiet figures">
            {t('emails.to', { to: open.to, when: moment(open.at, timeZone) })}
          </p>
          <div className="rounded-control bg-stone-50 px-4 py-3 whitespace-pre-wrap wrap-anywhere">
            {open.text}
          </div>
        </Dialog>
      )}
    </Card>
  );
}
