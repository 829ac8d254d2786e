import { IconPath } from './icon-path.tsx';

/** Drawn for us with one pen: 24 by 24, round ends, the weight of the text beside them. */
const paths = {
  back: 'm15 6-6 6 6 6',
  forward: 'm9 6 6 6-6 6',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17.2v.1',
  wait: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 1.8',
  paper: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  find: 'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M16 16l4.5 4.5',
  key: 'M8 10a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9m3.5 1.5 8-8M16 7l3 3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  away: 'M8 16 16.5 7.5M9.5 7h7.5v7.5',
} as const;

export type IconName = keyof typeof paths;

/** Always beside or inside something that has a name of its own, so it has none. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <IconPath path={paths[name]} className={className} />
);
