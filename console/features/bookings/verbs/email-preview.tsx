import { useTranslation } from 'react-i18next';
import type { MessagePreview } from '../../../../contract/operate/desk-bookings.ts';

/** An email as it will be sent. */
export function EmailPreview({ email: { to, subject, text } }: { readonly email: MessagePreview }) {
  const { t } = useTranslation('bookings');
  return (
    <div className="rounded-control bg-stone-50 px-4 py-3">
      <p className="text-2xs text-quiet">{t('message.preview', { to })}</p>
      <p className="mt-1 font-strong">{subject}</p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  );
}
