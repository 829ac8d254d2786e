import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';

/** Ends one session or all others, then reads the list again; `ending` is what is being ended. */
export function useEndSessions(onEnded: () => void) {
  const { t } = useTranslation('profile');
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string | null>(null);

  const end = async (
    what: string,
    send: () => Promise<unknown>,
    texts: { readonly done: string; readonly failed: string },
  ) => {
    if (ending !== null) return;
    setEnding(what);
    try {
      await send().catch(unlessGone);
      await revalidate();
      onEnded();
      await showToast({ tone: 'done', title: texts.done, durationMs: toastsMs.accountSuccess });
    } catch {
      await showToast({
        tone: 'error',
        title: texts.failed,
        text: t('sessions.failedText'),
        durationMs: toastsMs.error,
      });
    } finally {
      setEnding(null);
    }
  };

  return {
    ending,
    endOne: (id: string) =>
      void end(id, () => browserApi().endSession({ params: { id } }), {
        done: t('sessions.ended'),
        failed: t('sessions.failed'),
      }),
    endOthers: () =>
      void end('others', () => browserApi().endOtherSessions(), {
        done: t('sessions.othersEnded'),
        failed: t('sessions.othersFailed'),
      }),
  };
}

/** It ended by itself, or was ended elsewhere: what was wanted is so. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
