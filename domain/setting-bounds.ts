/** How the numbers of a seller's invoices begin. */
export const invoiceSeries = /^[A-Z]{2,6}$/;

/** What an operator may set the figures of the remote configuration to. */
export const settingBounds = {
  maximumDurationDays: { least: 1, most: 365 },
  noticeHours: { least: 0, most: 168 },
  cancellationHours: { least: 0, most: 720 },
  cancellationFee: { least: 0, most: 10_000 },
  modificationHours: { least: 0, most: 720 },
  limitUnits: { least: 0, most: 10_000_000 },
} as const;

/** Longer than any trip can be made. */
export const beyondAnyTripHours = 24 * (settingBounds.maximumDurationDays.most + 1);
