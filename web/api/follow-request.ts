import type { RequestRecord } from '../../contract/requests.ts';
import { timeoutsMs } from '../../domain/policy-constants.ts';
import { browserReach } from './browser-reach.ts';
import { createRequestWatch, type RequestReach } from './request-watch.ts';

/** Why a request was not followed to where it should lead. */
export class NotFollowed extends Error {
  override readonly name = 'NotFollowed';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Following {
  /** How far the request must come; otherwise to its end. */
  readonly until?: (record: RequestRecord) => boolean;
  readonly withinMs?: number;
  readonly reach?: RequestReach;
}

/** The request when it has come as far as wanted, or has ended; 10 seconds are waited for it. */
export function followRequest(
  first: RequestRecord,
  {
    until = () => false,
    withinMs = timeoutsMs.paymentMethod,
    reach = browserReach,
  }: Following = {},
): Promise<RequestRecord> {
  const watch = createRequestWatch(reach, first.id, first);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      watch.stop();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new NotFollowed('snap-timeout'))), withinMs);
    const follow = () => {
      const { record, refusal } = watch.get();
      if (refusal) return end(() => reject(new NotFollowed(refusal)));
      if (record && (record.status !== 'pending' || until(record))) {
        end(() => resolve(record));
      }
    };
    watch.subscribe(follow);
    watch.start();
    follow();
  });
}
