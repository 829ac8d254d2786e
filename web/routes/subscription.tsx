import { pages } from '../../i18n/en/pages.ts';
import { subscription } from '../../i18n/en/subscription.ts';
import { addWords, words } from '../../i18n/words.ts';
import { SubscriptionPage } from '../features/site/pages/subscription-page.tsx';
import { pageMeta } from '../page/page-meta.server.ts';
import { supportHoursText } from '../page/policy-figures.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/subscription';

addWords('pages', pages);
addWords('subscription', subscription);

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ contact }, { cities }] = await Promise.all([api.getConfig(), api.listCities()]);
  return {
    email: contact.email,
    hours: supportHoursText(cities),
    meta: pageMeta(url, {
      title: words.t('subscription:title'),
      description: words.t('subscription:description'),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Subscription({ loaderData: { email, hours } }: Route.ComponentProps) {
  return <SubscriptionPage email={email} hours={hours} />;
}
