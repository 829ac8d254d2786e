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
  beyond_one: '{{count}} more on another page',
  beyond_other: '{{count}} more on other pages',
  closeGroup: 'Close the list',
} as const;
