import { ButtonLink } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import type { Contact } from '../../../page/contact.ts';
import { paths } from '../../../page/paths.ts';
import { Clauses } from './clauses.tsx';
import type { HelpTexts } from './guide-texts.server.ts';
import { PageHead } from './page-head.tsx';

export function HelpPage({ texts, contact }: { texts: HelpTexts; contact: Contact }) {
  return (
    <>
      <PageHead name={texts.title} intro={texts.intro}>
        <ButtonLink large to={paths.faq}>
          {texts.faq}
        </ButtonLink>
        <a
          href={`mailto:${contact.email}`}
          className={buttonStyle({ variant: 'outline', large: true })}
        >
          {texts.contact}
        </a>
      </PageHead>
      <div className="page-width pb-16 tablet:pb-20">
        <Clauses id="help" title={texts.sectionsTitle} clauses={texts.sections} contact={contact} />
      </div>
    </>
  );
}
