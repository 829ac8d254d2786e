import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Session } from '../../../contract/accounts.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';
import { isRefusal, operateApi } from '../../api/operate-api.ts';
import { useSelf } from '../../shell/desk-data.ts';
import { ownMoment, SessionRow } from '../../shell/session-row.tsx';

/** Each can be ended singly. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation(['ownAccount', 'desk']);
  const { revalidate } = useRevalidator();
  const { sessionEndsAt } = useSelf();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (id: string) => {
    setEnding(id);
    try {
      await operateApi().endOwnSession({ params: { id } });
      await showToast({
        tone: 'done',
        title: t('sessions.ended'),
        durationMs: toastsMs.accountSuccess,
      });
    } catch (error) {
      // Ended elsewhere meanwhile: what was wanted is so.
      if (!isRefusal(error, 'not_found')) {
        const title = t('desk:refusals.unavailable');
        await showToast({ tone: 'error', title, durationMs: toastsMs.error });
      }
    }
    await revalidate();
    setEnding(null);
  };
  return (
    <Card title={t('sessions.title')}>
      <p className="mb-2 text-xs text-quiet figures">
        {t('sessions.text')} {t('sessions.ends', { when: ownMoment(sessionEndsAt) })}
      </p>
      <ul className="divide-y divide-hair">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
    </Card>
  );
}
