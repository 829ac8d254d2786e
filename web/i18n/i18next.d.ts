import 'i18next';
import type { car } from './en/car.ts';
import type { extras } from './en/extras.ts';
import type { fleet } from './en/fleet.ts';
import type { gallery } from './en/gallery.ts';
import type { home } from './en/home.ts';
import type { map } from './en/map.ts';
import type { price } from './en/price.ts';
import type { search } from './en/search.ts';
import type { shell } from './en/shell.ts';

// A key that is not in these files does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      home: typeof home;
      gallery: typeof gallery;
      search: typeof search;
      fleet: typeof fleet;
      map: typeof map;
      car: typeof car;
      extras: typeof extras;
      price: typeof price;
    };
  }
}
