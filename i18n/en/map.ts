export const map = {
  label: 'Map of {{city}}',
  help: 'Use the arrow keys to move the map, and plus and minus to zoom.',
  pickHelp:
    'The pin stays in the middle. Use the arrow keys to move the map under it, plus and minus to zoom, and Enter to choose the spot.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  delivery: 'Delivery',
  return: 'Return',
  both: 'Delivery and return',
  pin: '{{price}}, {{name}}',
  group_one: '{{count}} car here',
  group_other: '{{count}} cars here',
  closeGroup: 'Close the list',
} as const;
