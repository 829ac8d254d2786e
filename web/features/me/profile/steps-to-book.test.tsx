import { expect, test } from 'vitest';
import type { Documents } from '../../../../contract/documents.ts';
import { profile } from '../../../../i18n/en/profile.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { StepsToBook } from './steps-to-book.tsx';

addWords('profile', profile);

const fresh = { emailVerified: true, licenceVerified: false, identityVerified: false };
const request = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'processing',
  isInReview: true,
  rejection: null,
  createdAt: '2027-03-05T10:00:00Z',
} as const;
const steps = (documents: Documents, me = fresh) =>
  rendered(<StepsToBook me={me} documents={documents} />).matchAll(/<li( aria-current)?.*?<\/li>/g);
const read = (...asked: Parameters<typeof steps>) =>
  [...steps(...asked)].map(
    ([step, isPresent]) => `${isPresent ? '> ' : ''}${step.replaceAll(/<[^>]+>/g, '')}`,
  );

test('the step to be taken is the first that is left', () => {
  const none = { state: 'none', request: null } as const;
  expect(read(none, { ...fresh, emailVerified: false })).toEqual([
    '> Confirm your email',
    'Verify your documents',
    'Ready to book',
  ]);
  expect(read(none)).toEqual(['Email confirmed', '> Verify your documents', 'Ready to book']);
});

test('documents that are being checked are not asked for again [A-DOCUMENT-008]', () => {
  const inProgress = ['Email confirmed', '> Verification in progress', 'Ready to book'];
  expect(read({ state: 'processing', request })).toEqual(inProgress);
  expect(read({ state: 'processing', request: { ...request, isInReview: false } })).toEqual(
    inProgress,
  );
});

test('whoever is verified is ready, even while new documents are checked', () => {
  const done = ['Email confirmed', 'Documents verified', 'Ready to book'];
  expect(read({ state: 'verified', request: { ...request, status: 'success' } })).toEqual(done);
  const verified = { emailVerified: true, licenceVerified: true, identityVerified: true };
  expect(read({ state: 'processing', request }, verified)).toEqual(done);
});
