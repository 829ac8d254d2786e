import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../contract/client.ts';
import { intervalsMs } from '../../../domain/policy-constants.ts';
import { browserApi } from '../../api/browser-client.ts';

type News = 'verified' | 'signed-out';

/** Asks every 3 seconds, while somebody looks at the page, until there is news. */
export function useEmailVerified(onNews: (news: News) => Promise<void>): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || isAsking) return;
      isAsking = true;
      const news = await readNews();
      if (news) await tell(news);
      isAsking = false;
    };
    const timer = setInterval(ask, intervalsMs.emailVerifiedPoll);
    // Back from the mailbox in another tab: not a moment later.
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}

async function readNews(): Promise<News | null> {
  try {
    return (await browserApi().getMe()).emailVerified ? 'verified' : null;
  } catch (error) {
    // Anything but an ended session will pass.
    return error instanceof ApiError && error.status === 401 ? 'signed-out' : null;
  }
}
