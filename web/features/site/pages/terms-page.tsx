import { type Contact, ContactText } from '../../../page/contact-text.tsx';
import { PageHead } from './page-head.tsx';
import type { Clause, TermsTexts } from './terms-texts.server.ts';

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

interface ClausesProps {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly contact: Contact;
}

function Clauses({ id, title, clauses, contact }: ClausesProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-8 gap-x-16 gap-y-6 wide:grid-cols-[340px_1fr]"
    >
      <h2 id={titleId} className="text-3xl tracking-display">
        {title}
      </h2>
      <div className="border-t border-hair">
        {clauses.map((clause) => (
          <div key={clause.id} className="border-b border-hair py-6">
            <h3 className="text-lg">{clause.title}</h3>
            <p className="mt-2 text-stone-700">
              <ContactText text={clause.text} contact={contact} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
