/** Somebody who waits for a NOTIFY of the database. */
export interface Listener {
  onMessage(payload: string): void;
  /** The connection was lost and is back: whatever was announced meanwhile must be read again. */
  onGap(): void;
}
