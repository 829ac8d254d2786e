import { data } from 'react-router';
import { sim } from '../../i18n/en/sim.ts';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { SimPage } from '../features/dev/sim/sim-page.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/sim';

addWords('sim', sim);
addWords('trips', trips);

/** Where nothing can be played with there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { simulated } = await context.get(apiContext).getConfig();
  if (!simulated.some((part) => part !== 'addresses')) throw data(null, { status: 404 });
  return null;
}

export function meta() {
  return [
    ...unlistedMeta(words.t('sim:title')),
    { name: 'description', content: words.t('sim:description') },
  ];
}

export default function Sim() {
  return <SimPage />;
}
