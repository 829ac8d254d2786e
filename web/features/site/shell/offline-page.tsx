import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { pollWhileSeen } from '../../../../ui/poll-while-seen.ts';
import { DeadEnd } from '../../../page/dead-end.tsx';

const RETRY_MS = 3_000;

interface OfflinePageProps {
  readonly onRetry: () => void;
  /** Back to the page that is still here, where there is one. */
  readonly onBack?: (() => void) | undefined;
}

/** In place of a page that cannot arrive without a network. It opens by itself once it can. */
export function OfflinePage({ onRetry, onBack }: OfflinePageProps) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');

  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    return () => {
      isDone.current = true;
    };
  }, []);
  /** Once, though several attempts may be under way, and not for whoever has gone back meanwhile. */
  const openIfBack = async () => {
    const isBack = await reachesServer();
    if (isBack && !isDone.current) {
      isDone.current = true;
      onRetry();
    }
    return isBack;
  };
  const retry = async () => {
    setAttempt('running');
    if (!(await openIfBack())) setAttempt('failed');
  };
  const whenBack = useEffectEvent(() => void retry());
  useEffect(() => {
    addEventListener('online', whenBack);
    return () => removeEventListener('online', whenBack);
  }, []);
  // The network is often there a moment after the browser has said so.
  const look = useEffectEvent(async () => void (await openIfBack()));
  useEffect(() => pollWhileSeen(() => look(), RETRY_MS), []);

  // Read from its top, like any other page.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    page.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <DeadEnd illustration="offline" title={t('offline.title')} text={t('offline.text')}>
        <Button large waiting={attempt === 'running'} onClick={() => void retry()}>
          {t('offline.retry')}
        </Button>
        {onBack && (
          <Button variant="link" onClick={onBack}>
            {t('offline.back')}
          </Button>
        )}
        <p role="status" className="min-h-6 w-full text-sm text-quiet">
          {attempt === 'failed' && t('offline.still')}
        </p>
      </DeadEnd>
    </div>
  );
}

/** A browser's own word for being online says only that there is some network, and can be wrong. */
async function reachesServer(): Promise<boolean> {
  try {
    await fetch('/api/config', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
