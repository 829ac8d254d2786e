/** What the database tells all nodes; the triggers of the migrations send these. */
export type Channel = 'request_changed' | 'configuration_changed' | 'clock_moved';

export interface Listener {
  onMessage(payload: string): void;
  /** The connection was lost and is back: whatever was announced meanwhile must be read again. */
  onGap(): void;
}
