import { useTranslation } from 'react-i18next';
import type { Session } from '../../contract/accounts.ts';
import { moment } from '../../domain/format-desk-time.ts';
import { ownAccount } from '../../i18n/en/console/own-account.ts';
import { addWords } from '../../i18n/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

addWords('ownAccount', ownAccount);

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** Where somebody is logged in, and the way to end it there. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
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
export const ownMoment = (at: string) => moment(at, Temporal.Now.timeZoneId());
