import { faq } from '../../../../i18n/en/faq.ts';
import type { Words } from '../../../../i18n/typed-keys.ts';
import { addWords } from '../../../../i18n/words.ts';
import type { PolicyFigures } from '../../../page/policy-figures.server.ts';
import { faqSections, type QuestionId, type SectionId } from './faq-sections.ts';

addWords('faq', faq);

export interface FaqQuestion {
  readonly id: QuestionId;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface FaqSectionTexts {
  readonly id: SectionId;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly FaqQuestion[];
}

/** Answers are made on the server: the browser gets the sentences, not the rules and all texts. */
export function faqQuestion(id: QuestionId, figures: PolicyFigures, words: Words): FaqQuestion {
  const t = words.getFixedT('en', 'faq');
  return {
    id,
    title: t(`questions.${id}.title`),
    paragraphs: t(`questions.${id}.text`, { ...figures }).split('\n'),
  };
}

export function faqTexts(figures: PolicyFigures, words: Words): FaqSectionTexts[] {
  const t = words.getFixedT('en', 'faq');
  return faqSections.map(({ id, questions }) => ({
    id,
    title: t(`sections.${id}.title`),
    description: t(`sections.${id}.description`),
    questions: questions.map((question) => faqQuestion(question, figures, words)),
  }));
}

/** What search engines read: the very questions and answers of the page. */
export function faqStructuredData(sections: readonly FaqSectionTexts[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections.flatMap(({ questions }) =>
      questions.map(({ title, paragraphs }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
      })),
    ),
  };
}
