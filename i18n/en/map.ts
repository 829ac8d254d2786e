export const map = {
  label: 'Map of {{city}}',
  help: 'Arrow keys move the map, plus and minus zoom.',
  pickHelp:
    'The pin stands in the middle. Arrow keys move the map under it, plus and minus zoom, Enter takes the place.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  delivery: 'Delivery',
  return: 'Return',
  both: 'Delivery and return',
  pin: '{{price}}, {{name}}',
  credit: 'Map credits',
} as const;
