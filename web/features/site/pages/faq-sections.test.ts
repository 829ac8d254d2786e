import { expect, it } from 'vitest';
import { previewPolicy } from '../../../../domain/policy-constants.ts';
import { faq } from '../../../../i18n/en/faq.ts';
import { faqSections, firstQuestions } from './faq-sections.ts';

it('asks every question exactly once, in the six sections [A-FAQ-003]', () => {
  const asked = faqSections.flatMap(({ questions }) => questions);
  expect(faqSections.map(({ id }) => id)).toEqual(Object.keys(faq.sections));
  expect(asked.toSorted()).toEqual(Object.keys(faq.questions).toSorted());
});

it('has as many first questions as home shows [A-HOME-005 A-POLICY-011]', () => {
  expect(new Set(firstQuestions).size).toBe(previewPolicy.faqTeaser);
});
