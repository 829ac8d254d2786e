import type { Setting } from '../../../contract/operate/catalogue-settings.ts';
import { isSampleSeller } from '../../../domain/sample-seller.ts';
import { neededSwitches } from '../../../domain/set-up.ts';
import { operateApi } from '../../api/operate-api.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';

/** The switches that are still off, and the city that is not open yet, or the first one. */
export const loadSetUp = () => whenLoggedIn(read());

/** A setting that renters need and that is off. */
export interface SwitchOff {
  readonly key: Setting['key'];
  readonly version: number;
  readonly field: string;
}

async function read() {
  const api = operateApi();
  const [{ cities }, { settings }] = await Promise.all([api.listDeskCities(), api.listSettings()]);
  const switchesOff = Object.entries(neededSwitches).flatMap(([name, field]): SwitchOff[] => {
    const setting = settings.find(({ key }) => key === name);
    if (!setting || setting.value[field] === true) return [];
    return [{ key: setting.key, version: setting.version, field }];
  });
  const { id } = cities.find(({ offered }) => !offered) ?? cities[0] ?? {};
  if (!id) return { switchesOff, city: null, hasExtras: false, hasSeller: false };
  const [city, { extras }] = await Promise.all([
    api.getDeskCity({ params: { id } }),
    api.listDeskExtras({ query: { city: id } }),
  ]);
  const sellers = settings.find(({ key }) => key === 'seller_config')?.value['sellers'];
  const seller = (sellers as Record<string, { readonly taxNumber: string }> | undefined)?.[id];
  return {
    switchesOff,
    city,
    hasExtras: extras.length > 0,
    hasSeller: seller !== undefined && !isSampleSeller(seller),
  };
}
