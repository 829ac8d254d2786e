import type { RequestRecord } from '../../contract/requests.ts';
import { browserApi } from './browser-client.ts';
import type { RequestReach } from './request-watch.ts';

/** Server-sent events, which the browser reconnects by itself, and plain reading besides. */
export const browserReach: RequestReach = {
  listen(id, { onRecord, onDown }) {
    const stream = new EventSource(`/api/requests/${encodeURIComponent(id)}/events`);
    stream.addEventListener('request', (event: MessageEvent<string>) => {
      onRecord(JSON.parse(event.data) as RequestRecord);
    });
    stream.addEventListener('error', onDown);
    return () => stream.close();
  },
  read: (id, signal) => browserApi().getRequest({ params: { id } }, { signal }),
};
