import type { ValidatedDocuments } from '../../../../contract/documents.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import type { profile } from '../../../../i18n/en/profile.ts';
import type { Toast } from '../../../../ui/toast-region.tsx';
import { NotFollowed } from '../../../api/follow-request.ts';

type Words = keyof typeof profile.documents.toasts;

/** What is said about an identity check, by the names of its words. */
export interface DocumentToast extends Pick<Toast, 'tone' | 'durationMs'> {
  readonly title: Words;
  readonly text?: Words;
}

export const documentToasts = {
  validated: (state: ValidatedDocuments['state']): DocumentToast => ({
    tone: 'done',
    title: state === 'verified' ? 'validated' : 'inReview',
    durationMs: toastsMs.documentsCreated,
  }),
  revoked: (): DocumentToast => ({
    tone: 'done',
    title: 'revoked',
    durationMs: toastsMs.documentsRevoked,
  }),
  createFailed: (error: unknown): DocumentToast => failed('createFailed', error),
  completeFailed: (error: unknown): DocumentToast => failed('completeFailed', error),
} as const;

const failed = (title: Words, error: unknown): DocumentToast => ({
  tone: 'error',
  title,
  text: textOf[failureOf(error)],
  durationMs: toastsMs.error,
});

type Failure = 'error.timeout' | 'error.rejected' | 'internal';

const textOf = {
  'error.timeout': 'timeout',
  'error.rejected': 'rejected',
  internal: 'contact',
} as const satisfies Record<Failure, Words>;

/** A check that is not answered in time has a name of its own among the documents. */
function failureOf(error: unknown): Failure {
  const code = error instanceof NotFollowed ? error.code : '';
  if (code === 'snap-timeout') return 'error.timeout';
  return code === 'error.rejected' ? code : 'internal';
}
