import type { BookingRequest } from '../../contract/bookings.ts';
import { ApiError } from '../../contract/client.ts';
import type { Awaiting, RequestRecord } from '../../contract/requests.ts';
import { createListeners } from '../../ui/listeners.ts';
import type { Intention, IntentionMemory } from './intention.ts';
import { type Patience, startPatience } from './patience.ts';
import { createRequestWatch, type RequestReach } from './request-watch.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

export interface AttemptDeps<Body = BookingRequest> {
  readonly send: (body: Body, key: string) => Promise<RequestRecord>;
  /** Says that the renter has done their part. */
  readonly goOn: (requestId: string) => Promise<unknown>;
  /** Lets the renter approve the payment at their bank; how it went, the server finds out. */
  readonly authenticate: (awaiting: Awaiting) => Promise<unknown>;
  readonly reach: RequestReach;
  readonly memory: IntentionMemory<Body>;
  readonly newKey: () => string;
}

export type AttemptState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly patience: Patience; readonly isReachable: boolean }
  /** The bank asks the renter, in a window of its own. */
  | { readonly phase: 'authenticating' }
  /** The bank's window was closed without an answer: it opens again when the renter asks for it. */
  | { readonly phase: 'awaiting'; readonly until: string | null }
  | { readonly phase: 'booked'; readonly bookingId: string }
  | { readonly phase: 'refused'; readonly code: string };

const atWork = { phase: 'working', patience: 'usual', isReachable: true } as const;

/** From "Confirm & Book" to its outcome, however often the page is pressed, reloaded or cut off. */
export function createBookingAttempt<Body = BookingRequest>(deps: AttemptDeps<Body>) {
  const { memory } = deps;
  let state: AttemptState = { phase: 'idle' };
  let watch: ReturnType<typeof createRequestWatch> | null = null;
  let wakeUp = () => {};
  /** What the renter was last asked, so that the same question does not come up twice by itself. */
  let asked: RequestRecord | null = null;
  /** Answers to what a page that is gone has asked count for nothing. */
  let run = 0;
  const listeners = createListeners();

  const set = (next: AttemptState) => {
    state = next;
    listeners.notify();
  };
  const end = (next: AttemptState) => {
    run += 1;
    watch?.stop();
    watch = null;
    set(next);
  };
  const refuse = (code: string) => {
    // Who has to log in first finds the attempt again afterwards.
    if (code !== 'not_signed_in') memory.forget();
    end({ phase: 'refused', code });
  };
  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      wakeUp = () => {
        clearTimeout(timer);
        done();
      };
    });
  const untilAnswered = async <T>(ask: () => Promise<T | null>): Promise<T> => {
    const own = run;
    const work = (change: { readonly patience: Patience } | { readonly isReachable: false }) => {
      if (own === run && state.phase === 'working') set({ ...state, ...change });
    };
    const stopPatience = startPatience((patience) => work({ patience }));
    try {
      return await sendUntilAnswered(ask, { onLost: () => work({ isReachable: false }), pause });
    } finally {
      stopPatience();
    }
  };

  const send = async (intention: Intention<Body>) => {
    const own = ++run;
    set(atWork);
    try {
      const record = await untilAnswered(() => deps.send(intention.body, intention.key));
      memory.keep({ ...intention, requestId: record.id });
      if (own === run) follow(record.id, record);
    } catch (error) {
      if (own === run) refuse(error instanceof ApiError ? error.code : 'unknown');
    }
  };

  const follow = (id: string, first: RequestRecord | null) => {
    set(atWork);
    watch = createRequestWatch(deps.reach, id, first);
    watch.subscribe(update);
    watch.start();
    update();
  };

  const update = () => {
    if (!watch) return;
    const { record, refusal, patience, isReachable } = watch.get();
    if (refusal) refuse(refusal);
    else if (record?.status === 'failure') refuse(record.errorCode ?? 'snap-failed');
    else if (record?.status === 'accepted') accept(record);
    else if (record?.awaiting && record.updatedAt !== asked?.updatedAt) {
      askRenter(record, record.awaiting);
    } else if (state.phase === 'working') set({ phase: 'working', patience, isReachable });
  };

  const accept = ({ bookingId }: RequestRecord) => {
    if (bookingId === null) return refuse('snap-failed');
    memory.forget();
    end({ phase: 'booked', bookingId });
  };

  const askRenter = (record: RequestRecord, awaiting: Awaiting) => {
    if (state.phase === 'authenticating') return;
    const isRepeated = awaiting.clientSecret === asked?.awaiting?.clientSecret;
    asked = record;
    if (isRepeated) set({ phase: 'awaiting', until: awaiting.until ?? null });
    else void authenticate(record.id, awaiting);
  };

  const authenticate = async (requestId: string, awaiting: Awaiting) => {
    const own = run;
    set({ phase: 'authenticating' });
    await deps.authenticate(awaiting).catch(() => {});
    if (own !== run) return;
    set(atWork);
    watch?.waitAnew();
    await untilAnswered(() => deps.goOn(requestId)).catch(() => {});
    if (own === run) watch?.pollNow();
  };

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    /** A second press while the first is under way is the same intention. */
    book(body: Body) {
      if (state.phase !== 'idle' && state.phase !== 'refused') return;
      const intention: Intention<Body> = { key: deps.newKey(), body, requestId: null };
      memory.keep(intention);
      void send(intention);
    },
    /** After a reload, what was begun goes on. */
    resume() {
      const intention = memory.recall();
      if (!intention || state.phase !== 'idle') return;
      if (intention.requestId === null) void send(intention);
      else {
        run += 1;
        follow(intention.requestId, null);
      }
    },
    /** What was begun elsewhere, such as in another tab. */
    join(requestId: string) {
      if (state.phase !== 'idle') return;
      run += 1;
      follow(requestId, null);
    },
    authenticateAgain() {
      if (state.phase === 'awaiting' && asked?.awaiting) {
        void authenticate(asked.id, asked.awaiting);
      }
    },
    /** The network is back. */
    wake() {
      wakeUp();
      watch?.pollNow();
    },
    dismiss() {
      if (state.phase === 'refused') set({ phase: 'idle' });
    },
    /** The page goes; what is under way goes on without it. */
    stop() {
      end({ phase: 'idle' });
    },
  };
}
