import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type {
  Documents,
  StartedInquiry,
  ValidatedDocuments,
} from '../../../../contract/documents.ts';
import type { RequestRecord } from '../../../../contract/requests.ts';
import { timeoutsMs } from '../../../../domain/policy-constants.ts';
import { pollWhileSeen } from '../../../../ui/poll-while-seen.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { followRequest, NotFollowed } from '../../../api/follow-request.ts';
import { type DocumentToast, documentToasts } from './document-toasts.ts';

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
  const toast = useDocumentToasts();
  useReviewPoll(request?.isInReview ?? false);

  const run = async (
    during: Work,
    act: () => Promise<void>,
    failed: (error: unknown) => DocumentToast,
  ) => {
    setWork(during);
    try {
      await act();
    } catch (error) {
      await revalidate();
      toast(failed(error));
      setWork('idle');
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
        toast(documentToasts.validated(started.state));
        setWork('idle');
      },
      documentToasts.createFailed,
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
        toast(documentToasts.validated(state));
        setWork('idle');
      },
      documentToasts.completeFailed,
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
        toast(documentToasts.revoked());
        setWork('idle');
      },
      documentToasts.completeFailed,
    );

  /** What was verified without a check of ours, which could be taken back. */
  const remove = () =>
    run(
      'revoking',
      async () => {
        await browserApi().removeDocuments();
        await revalidate();
        toast(documentToasts.revoked());
        setWork('idle');
      },
      documentToasts.completeFailed,
    );

  return { work, inquiry, start, complete, cancel, revoke, remove };
}

async function ended<Result>(record: RequestRecord): Promise<Result> {
  const { status, result, errorCode } = await followRequest(record, {
    withinMs: timeoutsMs.documentValidation,
  });
  if (status !== 'accepted') throw new NotFollowed(errorCode ?? 'snap-failed');
  return result as Result;
}

/** A person decides when they decide: until then we look from time to time. */
function useReviewPoll(isInReview: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    return isInReview ? pollWhileSeen(revalidate, REVIEW_POLL_MS) : undefined;
  }, [isInReview, revalidate]);
}

function useDocumentToasts() {
  const { t } = useTranslation('profile');
  return ({ title, text, ...toast }: DocumentToast) => {
    void showToast({
      ...toast,
      title: t(`documents.toasts.${title}`),
      ...(text ? { text: t(`documents.toasts.${text}`) } : {}),
    });
  };
}
