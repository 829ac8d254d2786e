import { ApiError } from '../../contract/client.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import { createListeners } from '../../ui/listeners.ts';
import { type Patience, startPatience } from './patience.ts';

/** The two ways to hear of a request: being told, and asking. */
export interface RequestReach {
  readonly listen: (id: string, ear: Ear) => () => void;
  readonly read: (id: string, signal: AbortSignal) => Promise<RequestRecord>;
}

export interface Ear {
  readonly onRecord: (record: RequestRecord) => void;
  /** The stream broke. It may come back by itself; until then we ask. */
  readonly onDown: () => void;
}

export interface WatchState {
  /** Null until the first word. */
  readonly record: RequestRecord | null;
  readonly patience: Patience;
  readonly isReachable: boolean;
  /** The server will not tell us: it knows no such request, or no longer knows us. */
  readonly refusal: 'snap-deleted' | 'not_signed_in' | null;
}

const askEveryMs = 2_000;

/**
 * Follows one request to its end, whatever happens on the way: the stream may break, the network
 * may go and come back, the answer may take longer than anybody expected.
 */
export function createRequestWatch(reach: RequestReach, id: string, first: RequestRecord | null) {
  let state: WatchState = {
    record: first,
    patience: 'usual',
    isReachable: true,
    refusal: null,
  };
  const listeners = createListeners();
  const own = new AbortController();
  let stopListening = () => {};
  let asking: ReturnType<typeof setInterval> | undefined;
  let stopPatience = () => {};

  const set = (change: Partial<WatchState>) => {
    state = { ...state, ...change };
    if (isOver(state)) stop();
    listeners.notify();
  };
  const stop = () => {
    own.abort();
    stopListening();
    stopAsking();
    stopPatience();
  };
  const stopAsking = () => {
    clearInterval(asking);
    asking = undefined;
  };
  const hear = (record: RequestRecord) => {
    if (own.signal.aborted || isOlder(record, state.record)) return;
    set({ record, isReachable: true });
  };
  const ask = async () => {
    try {
      hear(await reach.read(id, own.signal));
    } catch (error) {
      if (own.signal.aborted) return;
      const refusal = refusalIn(error);
      set(refusal ? { refusal } : { isReachable: false });
    }
  };
  const keepAsking = () => {
    if (own.signal.aborted) return;
    asking ??= setInterval(ask, askEveryMs);
    void ask();
  };
  /** The clock starts again: at the beginning, and when the renter has done their part. */
  const waitAnew = () => {
    stopPatience();
    if (state.patience !== 'usual') set({ patience: 'usual' });
    stopPatience = startPatience((patience) => {
      set({ patience });
      // A stream can be silent because it is stuck.
      keepAsking();
    });
  };

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    start() {
      if (isOver(state)) return;
      waitAnew();
      stopListening = reach.listen(id, {
        onRecord(record) {
          stopAsking();
          hear(record);
        },
        onDown: keepAsking,
      });
    },
    /** The network is back, or the page in sight again: no need to wait for the next turn. */
    pollNow() {
      if (!own.signal.aborted) void ask();
    },
    waitAnew,
    stop,
  };
}

function isOver({ record, refusal }: WatchState): boolean {
  return refusal !== null || (record !== null && record.status !== 'pending');
}

/** What was asked for may arrive after what was told. */
function isOlder(record: RequestRecord, known: RequestRecord | null): boolean {
  return known !== null && Date.parse(record.updatedAt) < Date.parse(known.updatedAt);
}

function refusalIn(error: unknown): WatchState['refusal'] {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'not_found') return 'snap-deleted';
  return error.code === 'not_signed_in' ? error.code : null;
}
