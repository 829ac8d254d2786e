import { previewPolicy } from '../../../../domain/policy-constants.ts';
import type { Words } from '../../../../i18n/typed-keys.ts';
import type { PolicyFigures } from '../../../page/policy-figures.server.ts';
import { firstQuestions } from './faq-sections.ts';
import { faqQuestion } from './faq-texts.server.ts';

/** The first questions with their answers from the FAQ itself: home downloads no words for them. */
export function faqTeaserTexts(figures: PolicyFigures, words: Words) {
  return {
    title: words.t('pages:teaser.title'),
    button: words.t('pages:teaser.button'),
    items: firstQuestions.slice(0, previewPolicy.faqTeaser).map((id) => {
      const { title, paragraphs } = faqQuestion(id, figures, words);
      return { id, title, content: paragraphs.join(' ') };
    }),
  };
}

export type FaqTeaserTexts = ReturnType<typeof faqTeaserTexts>;
