/** Who asks. Only what rules need; personal data is read where it is shown. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Asking<C extends Caller> {
  readonly caller: C | null;
  /** To be sent along with any answer: a renewed session, or why there is none any more. */
  readonly cookies: readonly string[];
}
