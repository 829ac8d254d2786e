/** Who asks. Only what rules need; personal data is read where it is shown. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** To be sent along, where the session was renewed just now: the browser would forget the old ones. */
  readonly renewedCookies?: readonly string[];
}
