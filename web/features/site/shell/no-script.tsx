import { useTranslation } from 'react-i18next';
import { type Contact, phonesText } from '../../../page/contact.ts';
import { ContactText } from '../../../page/contact-text.tsx';

/** Without scripts the pages can be read and searched, but not booked on: people can. */
export function NoScript({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className="page-width max-w-none bg-amber-100 py-3 text-sm text-ink">
        <ContactText
          text={t('noScript', { email: contact.email, phone: phonesText(contact) })}
          contact={contact}
        />
      </p>
    </noscript>
  );
}
