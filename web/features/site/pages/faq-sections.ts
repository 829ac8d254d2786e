import type { faq } from '../../../../i18n/en/faq.ts';

export type SectionId = keyof typeof faq.sections;
export type QuestionId = keyof typeof faq.questions;

interface FaqSection {
  readonly id: SectionId;
  readonly questions: readonly QuestionId[];
}

/** The sections in the order of a trip, and the questions each of them asks. */
export const faqSections: readonly FaqSection[] = [
  {
    id: 'how-it-works',
    questions: ['handover', 'where', 'elsewhere', 'refuel', 'mileage', 'support'],
  },
  {
    id: 'booking',
    questions: [
      'documents',
      'young-drivers',
      'notice',
      'price',
      'payment',
      'deposit',
      'deposit-refused',
      'hold',
      'credit',
    ],
  },
  { id: 'changes', questions: ['cancel', 'refund', 'change', 'change-price'] },
  { id: 'during', questions: ['extend', 'late', 'drivers', 'trouble', 'smoking'] },
  { id: 'after', questions: ['return', 'deposit-back', 'review'] },
  { id: 'citations', questions: ['citation', 'tolls', 'dispute'] },
];

/** What people ask before anything else: the teaser of the home page. */
export const firstQuestions: readonly QuestionId[] = ['documents', 'elsewhere', 'cancel', 'refuel'];
