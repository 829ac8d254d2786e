import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SimState } from '../../../../contract/sim.ts';
import { type Called, createSimClient, type SimClient, type Why } from './call-sim.ts';

const pollEveryMs = 1_500;

export interface Sim {
  readonly client: SimClient;
  readonly state: SimState | null;
  /** Why the last look or change failed. */
  readonly problem: Why | null;
  readonly token: string | null;
  enter(token: string): void;
  /** Answers the world after the change, or null when it was not made. */
  change(what: string, body: object): Promise<SimState | null>;
}

/** The simulated world as it stands, looked at again and again while the page is seen. */
export function useSim(): Sim {
  const [token, enter] = useState<string | null>(null);
  const [state, setState] = useState<SimState | null>(null);
  const [problem, setProblem] = useState<Why | null>(null);
  const client = useMemo(() => createSimClient(token), [token]);
  /** A look from before a change must not put back what was changed. */
  const changes = useRef(0);

  const take = useCallback((answer: Called<SimState>) => {
    setProblem(answer.ok ? null : answer.why);
    if (answer.ok) setState(answer.value);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const poll = async () => {
      if (document.visibilityState !== 'visible') return;
      const before = changes.current;
      const answer = await client.readState();
      if (isCurrent && changes.current === before) take(answer);
    };
    void poll();
    const timer = setInterval(poll, pollEveryMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [client, take]);

  const change = useCallback(
    async (what: string, body: object) => {
      const answer = await client.change(what, body);
      changes.current += 1;
      take(answer);
      return answer.ok ? answer.value : null;
    },
    [client, take],
  );
  return { client, state, problem, token, enter, change };
}
