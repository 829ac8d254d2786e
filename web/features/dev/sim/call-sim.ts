import type { SentMessage, SimState } from '../../../../contract/sim.ts';

export type Called<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Why };

/** `token`: the site runs in production and does not know us. */
export type Why = 'token' | 'refused' | 'offline';

export interface SimClient {
  readState(): Promise<Called<SimState>>;
  readMessage(id: string): Promise<Called<SentMessage>>;
  change(what: string, body: object): Promise<Called<SimState>>;
}

/** The token is kept by the page alone and is gone with it. */
export function createSimClient(token: string | null): SimClient {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return {
    readState: () => call('state', { headers }),
    readMessage: (id) => call(`mail/${encodeURIComponent(id)}`, { headers }),
    change: (what, body) =>
      call(what, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

async function call<T>(path: string, init: RequestInit): Promise<Called<T>> {
  try {
    const answer = await fetch(`/sim/api/${path}`, init);
    if (answer.ok) return { ok: true, value: (await answer.json()) as T };
    return { ok: false, why: answer.status === 401 ? 'token' : 'refused' };
  } catch {
    return { ok: false, why: 'offline' };
  }
}
