const FAILURES_BEFORE_OPEN = 5;
const OPEN_MS = 10_000;

export interface CircuitBreaker {
  run<T>(call: () => Promise<T>): Promise<T>;
}

/**
 * After some calls in a row that nobody answered, the provider is taken for dead for a while: calls
 * fail at once instead of each holding a worker until its time-out. Then one call tries again.
 * `Unavailable` is the error by which the provider's adapter says that nobody answered.
 */
export function createCircuitBreaker(
  Unavailable: new (reason: string) => Error,
  milliseconds = () => performance.now(),
): CircuitBreaker {
  let failures = 0;
  let closedFrom = 0;
  let isTrying = false;
  return {
    async run(call) {
      const isOpen = failures >= FAILURES_BEFORE_OPEN;
      if (isOpen && (isTrying || milliseconds() < closedFrom)) {
        throw new Unavailable('the provider does not answer; not asked again yet');
      }
      isTrying = isOpen;
      try {
        const answer = await call();
        failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof Unavailable) {
          failures += 1;
          closedFrom = milliseconds() + OPEN_MS;
        } else failures = 0; // it answered, if only to refuse
        throw error;
      } finally {
        isTrying = false;
      }
    },
  };
}
