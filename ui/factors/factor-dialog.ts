export interface FactorDialogProps {
  /** Where the application keeps what is about factors: `/api/me/factors`. */
  readonly base: `/api/${string}`;
  readonly onClose: () => void;
}
