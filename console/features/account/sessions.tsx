import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Session } from '../../../contract/accounts.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';
import { isRefusal, operateApi } from '../../api/operate-api.ts';
import { useSelf } from '../../shell/desk-data.ts';

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

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('ownAccount');
  const { device, address, isCurrent, signedInAt } = session;
  const { browser, system } = device;
  const name =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'));
  const when = ownMoment(signedInAt);
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-xs text-quiet wrap-anywhere figures">
          {address ? t('sessions.from', { when, address }) : t('sessions.since', { when })}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="grey">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="link"
          waiting={isEnding}
          aria-label={t('sessions.logOutNamed', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.logOut')}
        </Button>
      )}
    </li>
  );
}

/** On the reader's own clock: they know when they were where. */
const ownMoment = (at: string) => moment(at, Temporal.Now.timeZoneId());
