import { profile } from '../../i18n/en/profile.ts';
import { addWords, words } from '../../i18n/words.ts';
import { Drives } from '../features/driving/drives.tsx';
import { loadDrives } from '../features/driving/load-drives.ts';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { loadProfile } from '../features/me/profile/load-profile.ts';
import { ProfilePage } from '../features/me/profile/profile-page.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/profile';

addWords('profile', profile);

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const me = await requireRenter(api, request);
  const drives = await loadDrives(api);
  return { profile: await loadProfile(api, me), drives };
}

export function meta() {
  return unlistedMeta(words.t('title', { ns: 'profile' }));
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <ProfilePage data={loaderData.profile}>
      <Drives drives={loaderData.drives} />
    </ProfilePage>
  );
}
