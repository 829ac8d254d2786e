import type { Contact } from '../../../page/contact.ts';
import { Clauses } from './clauses.tsx';
import { PageHead } from './page-head.tsx';
import type { TermsTexts } from './terms-texts.server.ts';

interface TermsPageProps {
  readonly texts: TermsTexts;
  readonly contact: Contact;
}

export function TermsPage({ texts, contact }: TermsPageProps) {
  return (
    <>
      <PageHead name={texts.title} intro={texts.intro} />
      <div className="page-width grid gap-16 pb-16 tablet:pb-20">
        <Clauses id="terms" title={texts.termsTitle} clauses={texts.terms} contact={contact} />
        <Clauses
          id="privacy"
          title={texts.privacyTitle}
          clauses={texts.privacy}
          contact={contact}
        />
      </div>
    </>
  );
}
