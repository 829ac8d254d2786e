import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../contract/accounts.ts';
import type { StaffMember } from '../../../contract/operate/staff.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { isRefusal, operateApi } from '../../api/operate-api.ts';
import { NotLoaded } from '../../shell/not-loaded.tsx';
import { SessionRow } from '../../shell/session-row.tsx';
import { staffProblem } from './staff-problem.ts';

interface SessionsDialogProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

/** Where a colleague is logged in; each can be ended singly. */
export function SessionsDialog({ person: { id, name }, onClose }: SessionsDialogProps) {
  const { t } = useTranslation(['staff', 'desk']);
  const { sessions, hasFailed, tryAgain, ending, end } = useSessionsOf(id);
  const isLoading = !sessions && !hasFailed;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sessions.title', { name })}
      footer={<Button onClick={onClose}>{t('sessions.close')}</Button>}
    >
      <p role="status" className="sr-only">
        {isLoading && t('sessions.loading', { name })}
      </p>
      {hasFailed && <NotLoaded onTryAgain={tryAgain} />}
      {isLoading && <Skeleton className="h-28 w-full rounded-card" />}
      {sessions?.length === 0 && <p className="text-quiet">{t('sessions.none', { name })}</p>}
      <ul className="divide-y divide-hair">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function useSessionsOf(id: string) {
  const { t } = useTranslation(['staff', 'desk']);
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [ending, setEnding] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when somebody says so
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    operateApi()
      .listStaffSessions({ params: { id } })
      .then(
        ({ items }) => isCurrent && setSessions(items),
        () => isCurrent && setFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [id, tries]);
  const end = async (sessionId: string) => {
    setEnding(sessionId);
    try {
      await operateApi().endStaffSession({ params: { id, sessionId } });
    } catch (error) {
      // Ended elsewhere meanwhile: what was wanted is so.
      if (!isRefusal(error, 'not_found')) {
        const title = t(staffProblem(error).key);
        await showToast({ tone: 'error', title, durationMs: toastsMs.error });
        setEnding(null);
        return;
      }
    }
    setSessions((shown) => shown?.filter((one) => one.id !== sessionId) ?? null);
    setEnding(null);
    const title = t('sessions.ended');
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
  };
  return { sessions, hasFailed, tryAgain: () => setTries(tries + 1), ending, end };
}
