import { classes } from '../../../ui/classes.ts';

/** Drawn with the pen of ui/icon.tsx, for what only a driver needs. */
const paths = {
  'cloud-off':
    'M3 3l18 18M8.6 8.7A6 6 0 0 0 7.2 19H17M10.8 6.3A6 6 0 0 1 17.6 11a4 4 0 0 1 2.3 6.6',
  'cloud-up':
    'M7 18.5A5 5 0 0 1 7.4 8.6 6 6 0 0 1 18.5 10.4 4.2 4.2 0 0 1 18 18.500M12 19.500v-7M9 15l3-3 3 3',
  'cloud-done':
    'M7 18.5h10.500A4.2 4.2 0 0 0 18.5 10.4 6 6 0 0 0 7.4 8.6 5 5 0 0 0 7 18.500ZM9 13.500l2.2 2.2 4-4.2',
  look: 'M12 4 2.8 19.500h18.400ZM12 10v4.500M12 17.200v.1',
  camera:
    'M4 8h3.500L9 5.500h6L16.5 8H20v11H4ZM12 10.200a3.3 3.3 0 1 0 0 6.600a3.3 3.3 0 1 0 0-6.6',
  phone:
    'M6.5 4 9.2 4.400l1.2 3.7-1.9 1.600a11.5 11.5 0 0 0 5.8 5.800l1.6-1.9 3.7 1.2.4 2.700a2.3 2.3 0 0 1-2.4 2.400C10.6 19.5 4.5 13.4 4.1 6.400A2.3 2.3 0 0 1 6.5 4Z',
  navigate: 'M20 4 4 10.500l6.8 2.700L13.5 20Z',
  fuel: 'M5 20V5.500h8V20M3.5 20h11M5 11h8M13 9h2.500V16.500a1.7 1.7 0 0 0 3.4 0V9.500L16 6.5',
  pen: 'M4.5 19.5 5.5 15 16 4.500l3.5 3.500L9 18.500ZM13.5 7l3.5 3.5',
  seal: 'M12 3.500a6 6 0 1 0 0 12a6 6 0 1 0 0-12M9.5 9.500l1.8 1.8 3.2-3.400M8.5 14.5 7.5 21l4.5-2.200L16.5 21l-1-6.5',
  door: 'M7 20.500V4h10v16.500M4.5 20.500h15M14 12.200v.1',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM12 8a2.2 2.2 0 1 0 0 4.400a2.2 2.2 0 1 0 0-4.4',
  battery: 'M3.5 8h14v8h-14ZM17.5 10.500H20v3h-2.500M11 9.500l-2 3h3l-2 3',
  shield: 'M12 3.5 19 6v5.500c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6Z',
  light: 'M13 3.5 6 13.500h5L10.5 20.5 18 10.500h-5Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.300a2.7 2.7 0 1 0 0 5.400a2.7 2.7 0 1 0 0-5.4',
} as const;

export type DriveIconName = keyof typeof paths;

export function DriveIcon({ name, className }: { name: DriveIconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes(
        'shrink-0 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round]',
        className ?? 'size-6 stroke-[1.9]',
      )}
    >
      <path d={paths[name]} />
    </svg>
  );
}
