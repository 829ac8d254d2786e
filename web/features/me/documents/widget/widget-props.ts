import type { OpenInquiry } from '../use-documents.ts';

/** What every provider's window is given. */
export interface WidgetProps {
  readonly inquiry: OpenInquiry;
  /** The renter has done their part; what came of it is for the server to ask. */
  readonly onComplete: () => void;
  readonly onCancel: () => void;
}
