import { driving } from '../../i18n/en/driving.ts';
import { addWords, words } from '../../i18n/words.ts';
import { DrivingPage } from '../features/driving/driving-page.tsx';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/driving';

addWords('driving', driving);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { email, emailVerified } = await requireRenter(api, request);
  const { drives } = await api.listDrives();
  const drive = drives.find(({ id }) => id === params.id) ?? null;
  return { drive, me: { email, emailVerified } };
}

export function meta() {
  return unlistedMeta(words.t('driving:pageTitle'));
}

export default function Driving({ loaderData }: Route.ComponentProps) {
  return <DrivingPage {...loaderData} />;
}
