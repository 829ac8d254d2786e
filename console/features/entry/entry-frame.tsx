import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';
import { PageTitle } from '../../shell/page-head.tsx';

interface EntryFrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** Below the card. */
  readonly note?: string;
}

/** The door to the desk: a card before the city. */
export function EntryFrame({ title, text, children, note }: EntryFrameProps) {
  const { t } = useTranslation('desk');
  return (
    <main className="relative grid min-h-screen place-content-center justify-items-center gap-4 overflow-hidden px-4 py-10">
      <PageTitle>{title}</PageTitle>
      <picture>
        <source
          media="(prefers-color-scheme: dark)"
          srcSet="/pictures/cities/lisbon-wide-dusk.svg"
        />
        <img
          src="/pictures/cities/lisbon-wide.svg"
          alt=""
          className="absolute inset-x-0 bottom-0 h-[60vh] w-full object-cover object-bottom opacity-50 [mask-image:linear-gradient(to_bottom,transparent,black_45%)]"
        />
      </picture>
      <div className="relative w-full max-w-[440px] rounded-sheet bg-card p-10 shadow-float">
        <p className="title mb-8 flex items-center gap-2.5 text-lg">
          <Mark className="size-[26px]" />
          {t('name')}
        </p>
        <h1 className="text-2xl tracking-display">{title}</h1>
        <p className="mt-1.5 mb-6 text-quiet">{text}</p>
        {children}
      </div>
      {note && (
        <p className="relative max-w-none rounded-full bg-paper/85 px-4 py-1.5 text-center text-xs text-stone-700">
          {note}
        </p>
      )}
    </main>
  );
}
