/** Where one stands for the eight photographs of a handover, in the order of the walk around the car. */
export const handoverViews = [
  'front',
  'front-left',
  'left',
  'rear-left',
  'rear',
  'rear-right',
  'right',
  'front-right',
] as const;

export type HandoverView = (typeof handoverViews)[number];
