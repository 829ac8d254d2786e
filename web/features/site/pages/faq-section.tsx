import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Accordion } from '../../../../ui/accordion.tsx';
import type { Contact } from '../../../page/contact.ts';
import { ContactText } from '../../../page/contact-text.tsx';
import type { FaqQuestion, FaqSectionTexts } from './faq-texts.server.ts';

interface FaqSectionProps {
  readonly section: FaqSectionTexts;
  /** Hidden and not gone: a link to one of its questions still finds it. */
  readonly isHidden: boolean;
  readonly contact: Contact;
}

export function FaqSection({ section, isHidden, contact }: FaqSectionProps) {
  const titleId = `section-${section.id}`;
  return (
    <section
      hidden={isHidden}
      aria-labelledby={titleId}
      className="gap-x-16 gap-y-6 not-[[hidden]]:grid wide:grid-cols-[340px_1fr]"
    >
      <div>
        <h2 id={titleId} className="text-2xl">
          {section.title}
        </h2>
        <p className="mt-2 text-quiet">{section.description}</p>
      </div>
      <Accordion
        name="faq"
        items={section.questions.map((question) => ({
          id: question.id,
          title: question.title,
          content: <Answer question={question} contact={contact} />,
        }))}
      />
    </section>
  );
}

interface AnswerProps {
  readonly question: FaqQuestion;
  readonly contact: Contact;
}

function Answer({ question: { id, paragraphs }, contact }: AnswerProps) {
  const { t } = useTranslation('pages');
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text} className="mb-2">
          <ContactText text={text} contact={contact} />
        </p>
      ))}
      <div className="flex flex-wrap gap-x-6">
        {id === 'where' && (
          <Link to="/service-areas" className="text-link text-sm text-ink">
            {t('faq.areas')}
          </Link>
        )}
        <Link to={`#${id}`} replace preventScrollReset className="text-link text-sm">
          {t('faq.link')}
        </Link>
      </div>
    </>
  );
}
