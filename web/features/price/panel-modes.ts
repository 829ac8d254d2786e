/**
 * Where a price panel stands on the way from looking at a car to having booked it: choosing extras,
 * choosing how to pay, ready to confirm.
 */
export type PanelMode = 'details' | 'checkout-1' | 'checkout-2' | 'checkout-3' | 'booked';

interface PanelContent {
  /** Beside the car's own page the car needs no second picture. */
  readonly showsCar: boolean;
  readonly isPaid: boolean;
}

export const panelContents: Record<PanelMode, PanelContent> = {
  details: { showsCar: false, isPaid: false },
  'checkout-1': { showsCar: true, isPaid: false },
  'checkout-2': { showsCar: true, isPaid: false },
  'checkout-3': { showsCar: true, isPaid: false },
  booked: { showsCar: true, isPaid: true },
};
