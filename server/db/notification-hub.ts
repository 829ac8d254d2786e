import pg from 'pg';
import type { Listener } from './listen.ts';
import { closedWhenSilent } from './silent-connection.ts';

const RECONNECT_AFTER_MS = 500;
/** Whoever only listens does not notice that nobody speaks any more; so something is asked. */
const ASK_EVERY_MS = 10_000;

/**
 * LISTEN needs a connection of its own. This one is opened on first use, shared by all listeners of
 * the process, and reopened when it breaks; listeners are then told that there was a gap.
 */
export function createNotificationHub(url: string) {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | null = null;
  let connecting: Promise<pg.Client> | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      stream: closedWhenSilent(2 * ASK_EVERY_MS),
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) {
        listener.onMessage(payload ?? '');
      }
    });
    try {
      await next.connect();
      for (const channel of listeners.keys())
        await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
    const asking = setInterval(() => next.query('SELECT 1').catch(() => {}), ASK_EVERY_MS);
    asking.unref();
    next.once('end', () => clearInterval(asking));
    return next;
  }

  function lost(broken: pg.Client) {
    if (closed || client !== broken) return;
    client = null;
    scheduleReconnect();
  }

  function scheduleReconnect() {
    retry = setTimeout(async () => {
      try {
        await connected();
        for (const set of listeners.values()) for (const listener of set) listener.onGap();
      } catch {
        if (!closed) scheduleReconnect();
      }
    }, RECONNECT_AFTER_MS);
    retry.unref();
  }

  function connected(): Promise<pg.Client> {
    if (client) return Promise.resolve(client);
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    return connecting;
  }

  return {
    async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
      const set = listeners.get(channel) ?? new Set();
      const isFirst = set.size === 0;
      listeners.set(channel, set.add(listener));
      const connection = await connected();
      if (isFirst) await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      return async () => {
        set.delete(listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
