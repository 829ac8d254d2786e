import { Link } from 'react-router';
import type { Contact } from '../../../page/contact.ts';
import { ContactText } from '../../../page/contact-text.tsx';

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where more is said of it. */
  readonly more?: { readonly to: string; readonly name: string };
}

interface ClausesProps {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly contact: Contact;
}

/** A heading, and beside it what belongs to it, point by point. */
export function Clauses({ id, title, clauses, contact }: ClausesProps) {
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
            {clause.more && (
              <Link to={clause.more.to} className="text-link mt-2 text-sm">
                {clause.more.name}
              </Link>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
