import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageHeadProps {
  /** What the window is called, where that is not the title. */
  readonly name?: string;
  readonly title: string;
  readonly text?: string;
  /** What can be done here. */
  readonly children?: ReactNode;
}

export function PageHead({ name, title, text, children }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
      <PageTitle>{name ?? title}</PageTitle>
      <div>
        <h1 className="text-2xl tracking-display">{title}</h1>
        {text && <p className="mt-1 max-w-none text-base text-quiet figures">{text}</p>}
      </div>
      {children && <div className="ml-auto flex items-center gap-2">{children}</div>}
    </div>
  );
}

/** What the window is called. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation('desk');
  return <title>{t('title', { page: children })}</title>;
}
