import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useMatches, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '../../contract/client.ts';
import type { Permission } from '../../domain/permissions.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Illustration, type IllustrationName } from '../../ui/illustration.tsx';
import { useCity } from './desk-data.ts';
import { PageTitle } from './page-head.tsx';
import { pathOf } from './pages.ts';
import { rolesWith } from './roles-with.ts';

/** In place of a page that could not be shown: what happened, and where to go from here. */
export function PageProblem() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (error instanceof ApiError && error.code === 'not_found') return <NotFound />;
  if (error instanceof ApiError && error.code === 'not_permitted') return <Refused />;
  console.error(error);
  return <Failed />;
}

export function NotFound() {
  const { t } = useTranslation('desk');
  return (
    <Problem illustration="not-found" title={t('notFound.title')} text={t('notFound.text')}>
      <TodayLink>{t('notFound.home')}</TodayLink>
    </Problem>
  );
}

function Failed() {
  const { t } = useTranslation('desk');
  const { revalidate, state } = useRevalidator();
  return (
    <Problem illustration="error" title={t('failed.title')} text={t('failed.text')}>
      <Button waiting={state === 'loading'} onClick={() => void revalidate()}>
        {t('failed.retry')}
      </Button>
    </Problem>
  );
}

/** What a page needs is named by its route: `handle: { permission }`. */
function Refused() {
  const { t } = useTranslation('desk');
  const city = useCity();
  const handle = useMatches().at(-1)?.handle as { permission?: Permission } | undefined;
  const roles = handle?.permission ? rolesWith(handle.permission) : [];
  return (
    <Problem
      illustration="not-found"
      title={t('refused.title', { city: city?.name ?? '' })}
      text={t('refused.text', { roles: roles.map((role) => t(`roles.${role}`)) })}
    >
      <TodayLink>{t('refused.home')}</TodayLink>
    </Problem>
  );
}

function TodayLink({ children }: { children: string }) {
  const city = useCity();
  return <ButtonLink to={city ? pathOf('today', city.id) : '/'}>{children}</ButtonLink>;
}

interface ProblemProps {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Problem({ illustration, title, text, children }: ProblemProps) {
  return (
    <div className="desk-width grid min-h-[70vh] place-content-center justify-items-center gap-3 py-10 text-center">
      <PageTitle>{title}</PageTitle>
      <div className="w-72">
        <Illustration name={illustration} />
      </div>
      <h1 className="mt-4 text-2xl tracking-display">{title}</h1>
      <p className="text-base text-quiet">{text}</p>
      <div className="mt-3">{children}</div>
    </div>
  );
}
