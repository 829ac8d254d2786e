import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Documents, StartedInquiry, ValidatedDocuments } from '../../../contract/documents.ts';
import type { RequestRecord } from '../../../contract/requests.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { browserApi } from '../../api/browser-client.ts';
import { showToast } from '../../ui/toast.ts';
import { followRequest, NotFollowed } from '../wallet/follow-request.ts';

/** What is being done, for the button that waits; `checking` while the widget is open. */
type Work = 'idle' | 'starting' | 'checking' | 'validating' | 'revoking';

export interface OpenInquiry {
  readonly documentRequestId: string;
  readonly inquiryId: string;
  readonly sessionToken: string;
  readonly environment: StartedInquiry['environment'];
}

const REVIEW_POLL_MS = 10_000;

/** The renter's identity check, from the first press to the toast. */
export function useDocuments({ request }: Documents) {
  const { revalidate } = useRevalidator();
  const [work, setWork] = useState<Work>('idle');
  const [inquiry, setInquiry] = useState<OpenInquiry | null>(null);
  const toasts = useDocumentToasts();
  useReviewPoll(request?.isInReview ?? false);

  const run = async (during: Work, act: () => Promise<void>, onError: (error: unknown) => void) => {
    setWork(during);
    try {
      await act();
    } catch (error) {
      onError(error);
      setWork('idle');
      await revalidate();
    }
  };

  const start = () =>
    run(
      'starting',
      async () => {
        const started = await ended<StartedInquiry>(await browserApi().startDocuments());
        const { inquiryId, sessionToken } = started;
        if (inquiryId !== null && sessionToken !== null) {
          setInquiry({ ...started, inquiryId, sessionToken });
          setWork('checking');
          return;
        }
        await revalidate();
        toasts.validated(started.state);
        setWork('idle');
      },
      toasts.createFailed,
    );

  const complete = ({ documentRequestId, inquiryId }: OpenInquiry) => {
    setInquiry(null);
    return run(
      'validating',
      async () => {
        const { state } = await ended<ValidatedDocuments>(
          await browserApi().validateDocuments({
            params: { id: documentRequestId },
            body: { action: 'approve', inquiryId },
          }),
        );
        await revalidate();
        toasts.validated(state);
        setWork('idle');
      },
      toasts.completeFailed,
    );
  };

  /** The check stays open at the provider and can be taken up again. */
  const cancel = async () => {
    setInquiry(null);
    setWork('idle');
    await revalidate();
  };

  const revoke = (documentRequestId: string) =>
    run(
      'revoking',
      async () => {
        await ended<ValidatedDocuments>(
          await browserApi().validateDocuments({
            params: { id: documentRequestId },
            body: { action: 'revoke' },
          }),
        );
        await revalidate();
        toasts.revoked();
        setWork('idle');
      },
      toasts.completeFailed,
    );

  return { work, inquiry, start, complete, cancel, revoke };
}

async function ended<Result>(record: RequestRecord): Promise<Result> {
  const { status, result, errorCode } = await followRequest(record);
  if (status !== 'accepted') throw new NotFollowed(errorCode ?? 'snap-failed');
  return result as Result;
}

/** A person decides when they decide: until then we look from time to time. */
function useReviewPoll(isInReview: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isInReview) return;
    const timer = setInterval(() => document.hidden || void revalidate(), REVIEW_POLL_MS);
    return () => clearInterval(timer);
  }, [isInReview, revalidate]);
}

function useDocumentToasts() {
  const { t } = useTranslation('profile');
  const done = (key: 'validated' | 'inReview' | 'revoked', durationMs: number) =>
    void showToast({ tone: 'done', title: t(`documents.toasts.${key}`), durationMs });
  const failed = (key: 'createFailed' | 'completeFailed', error: unknown) =>
    void showToast({
      tone: 'error',
      title: t(`documents.toasts.${key}`),
      text: t(`documents.toasts.${reasonOf(error)}`),
      durationMs: toastsMs.error,
    });
  return {
    validated: (state: ValidatedDocuments['state']) =>
      done(state === 'verified' ? 'validated' : 'inReview', toastsMs.documentsCreated),
    revoked: () => done('revoked', toastsMs.documentsRevoked),
    createFailed: (error: unknown) => failed('createFailed', error),
    completeFailed: (error: unknown) => failed('completeFailed', error),
  };
}

function reasonOf(error: unknown): 'timeout' | 'rejected' | 'contact' {
  const code = error instanceof NotFollowed ? error.code : '';
  if (code === 'snap-timeout' || code === 'error.timeout') return 'timeout';
  return code === 'error.rejected' ? 'rejected' : 'contact';
}
