import { expect, test } from 'vitest';
import type { Documents } from '../../../../contract/documents.ts';
import { profile } from '../../../../i18n/en/profile.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { DocumentsCard } from './documents-card.tsx';

addWords('profile', profile);

const request = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'processing',
  isInReview: false,
  rejection: null,
  createdAt: '2027-03-05T10:00:00Z',
} as const;
const card = (documents: Documents, documentValidationEnabled = true) =>
  rendered(<DocumentsCard documents={documents} />, { documentValidationEnabled });

test('documents that are not verified can be added [A-DOCUMENT-010]', () => {
  expect(card({ state: 'none', request: null })).toContain('Add documents');
  const failed = { ...request, status: 'failure' } as const;
  expect(card({ state: 'none', request: failed })).toContain('Add documents');
});

test.each([
  [{ reason: 'licence_expired', expiredOn: '2027-01-31' }, /expired on Jan 31, 2027/],
  [{ reason: 'under_age', expiredOn: null }, /You must be 18/],
  [{ reason: 'declined', expiredOn: null }, /We couldn’t accept your documents/],
] as const)('declined documents say why, with another try: %o', (rejection, words) => {
  const shown = card({ state: 'none', request: { ...request, status: 'failure', rejection } });
  expect(shown).toMatch(words);
  expect(shown).toContain('Try again');
  expect(shown).not.toContain('Add documents');
});

test('what was verified without a check can be removed, too', () => {
  expect(card({ state: 'verified', request: null })).toContain('aria-label="Remove documents"');
});

test('a check under way can be gone on with, or given up [A-DOCUMENT-008]', () => {
  const shown = card({ state: 'processing', request });
  expect(shown).toContain('Verification in progress');
  expect(shown).toMatch(/Continue.*Cancel verification/);
  expect(shown).not.toContain('Add documents');
});

test('a check that a person looks at leaves nothing to do [A-DOCUMENT-008]', () => {
  const shown = card({ state: 'processing', request: { ...request, isInReview: true } });
  expect(shown).toContain('Verification in progress');
  expect(shown).not.toMatch(/Continue|Cancel verification|Add documents/);
});

test('verified documents show it, with the way to take it back [A-DOCUMENT-009]', () => {
  const shown = card({ state: 'verified', request: { ...request, status: 'success' } });
  expect(shown).toContain('Documents verified');
  expect(shown).toContain('aria-label="Remove documents"');
  expect(shown).not.toContain('Add documents');
});

test('switched off, nothing can be added [A-DOCUMENT-011]', () => {
  const shown = card({ state: 'none', request: null }, false);
  expect(shown).toContain('Identity checks are unavailable right now.');
  expect(shown).not.toContain('Add documents');
});
