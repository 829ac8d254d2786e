import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session, SessionList } from '../../../../contract/accounts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { dateIn, momentIn } from '../../../page/dates-in-words.ts';
import { useOwnZone } from '../../../page/use-own-zone.ts';
import { DeferredSection } from './deferred-section.tsx';
import type { Loaded } from './load-profile.ts';
import { useEndSessions } from './use-end-sessions.ts';

export function SessionsCard({ sessions }: { sessions: Promise<Loaded<SessionList>> }) {
  const { t } = useTranslation('profile');
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row: the keyboard stays at the list.
  const end = useEndSessions(() => list.current?.focus());
  return (
    <Card title={t('sessions.title')}>
      <div ref={list} tabIndex={-1}>
        <DeferredSection answer={sessions}>
          {({ items }) => <Sessions sessions={items} {...end} />}
        </DeferredSection>
      </div>
    </Card>
  );
}

interface SessionsProps extends ReturnType<typeof useEndSessions> {
  readonly sessions: readonly Session[];
}

function Sessions({ sessions, ending, endOne, endOthers }: SessionsProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <ul className="divide-y divide-hair">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-3 grid justify-items-start gap-4">
          <p className="text-sm text-quiet">{t('sessions.hint')}</p>
          <Button variant="outline" waiting={ending === 'others'} onClick={endOthers}>
            {t('sessions.logOutOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const zone = useOwnZone() ?? 'UTC';
  const { device, address, isCurrent } = session;
  const { browser, system } = device;
  const name =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'));
  const lastUsed = momentIn(zone, session.lastUsedAt);
  const when = dateIn(zone, session.signedInAt);
  return (
    <li className="flex items-start justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        {isCurrent ? (
          <Badge tone="grey">{t('sessions.current')}</Badge>
        ) : (
          <p className="text-xs text-quiet figures">{t('sessions.lastUsed', { when: lastUsed })}</p>
        )}
        <p className="text-xs text-quiet wrap-anywhere figures">
          {address
            ? t('sessions.loggedInFrom', { when, address })
            : t('sessions.loggedIn', { when })}
        </p>
      </div>
      {!isCurrent && (
        <div className="shrink-0">
          <Button
            variant="link"
            waiting={isEnding}
            aria-label={t('sessions.logOutNamed', { device: name, when: lastUsed })}
            onClick={onEnd}
          >
            {t('sessions.logOut')}
          </Button>
        </div>
      )}
    </li>
  );
}
