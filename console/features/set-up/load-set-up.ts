import { isSampleSeller } from '../../../domain/sample-seller.ts';
import { operateApi } from '../../api/operate-api.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';

/** The city that is not open yet, or the first one; null where there is none. */
export const loadSetUp = () => whenLoggedIn(read());

async function read() {
  const api = operateApi();
  const { cities } = await api.listDeskCities();
  const { id } = cities.find(({ offered }) => !offered) ?? cities[0] ?? {};
  if (!id) return null;
  const [city, { extras }, { settings }] = await Promise.all([
    api.getDeskCity({ params: { id } }),
    api.listDeskExtras({ query: { city: id } }),
    api.listSettings(),
  ]);
  const sellers = settings.find(({ key }) => key === 'seller_config')?.value['sellers'];
  const seller = (sellers as Record<string, { readonly taxNumber: string }> | undefined)?.[id];
  return {
    city,
    hasExtras: extras.length > 0,
    hasSeller: seller !== undefined && !isSampleSeller(seller),
  };
}
