import type { Contact } from '../../../page/contact.ts';
import { Clauses } from './clauses.tsx';
import type { ProtectionTexts } from './guide-texts.server.ts';
import { PageHead } from './page-head.tsx';

export function ProtectionPage({ texts, contact }: { texts: ProtectionTexts; contact: Contact }) {
  return (
    <>
      <PageHead name={texts.title} intro={texts.intro} />
      <div className="page-width grid gap-16 pb-16 tablet:pb-20">
        {texts.cities.map(({ id, name, clauses }) => (
          <Clauses key={id} id={id} title={name} clauses={clauses} contact={contact} />
        ))}
        <Clauses id="rules" title={texts.rulesTitle} clauses={texts.rules} contact={contact} />
      </div>
    </>
  );
}
