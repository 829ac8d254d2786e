/** The names of what is photographed and marked at a handover, wherever they are said. */
export const viewNames = {
  front: 'Front',
  'front-left': 'Front left',
  left: 'Left side',
  'rear-left': 'Rear left',
  rear: 'Rear',
  'rear-right': 'Rear right',
  right: 'Right side',
  'front-right': 'Front right',
} as const;

export const subjectNames = {
  mark: 'Mark {{number}}',
  dashboard: 'Dashboard',
  receipt: 'Receipt',
  door: 'At the door',
} as const;

export const markNames = {
  scratch: 'Scratch',
  dent: 'Dent',
  chip: 'Stone chip',
  crack: 'Crack',
  kerb: 'Wheel scuff',
  stain: 'Stain',
  other: 'Other',
} as const;

export const sideNames = {
  left: 'Left side',
  right: 'Right side',
  front: 'Front',
  rear: 'Rear',
  top: 'Roof',
  inside: 'Inside',
} as const;
