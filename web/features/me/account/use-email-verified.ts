import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../../contract/client.ts';
import { intervalsMs } from '../../../../domain/policy-constants.ts';
import { pollWhileSeen } from '../../../../ui/poll-while-seen.ts';
import { browserApi } from '../../../api/browser-client.ts';

type News = 'verified' | 'signed-out';

/** Asks every 3 seconds until there is news. Back from the mailbox in another tab: at once. */
export function useEmailVerified(onNews: (news: News) => Promise<void>): void {
  const ask = useEffectEvent(async () => {
    const news = await readNews();
    if (news) await onNews(news);
  });
  useEffect(() => pollWhileSeen(() => ask(), intervalsMs.emailVerifiedPoll), []);
}

async function readNews(): Promise<News | null> {
  try {
    return (await browserApi().getMe()).emailVerified ? 'verified' : null;
  } catch (error) {
    // Anything but an ended session will pass.
    return error instanceof ApiError && error.status === 401 ? 'signed-out' : null;
  }
}
