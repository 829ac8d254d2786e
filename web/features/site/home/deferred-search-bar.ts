import { lazy } from 'react';

const load = async () => (await import('../../find/bar/search-bar.tsx')).SearchBar;

/**
 * Most visitors first choose a city: until then nobody downloads what searches it. The server has it
 * at hand and sends it with the page; the browser brings it to life when it has arrived.
 */
export const SearchBar = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));
