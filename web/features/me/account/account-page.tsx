import type { ReactNode } from 'react';

interface AccountPageProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A page that does one small thing: a card in the middle, as a dialog would be. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <div className="page-width grid justify-items-center py-10 tablet:py-20">
      <div className="grid w-full max-w-[480px] gap-4 rounded-card border border-hair bg-card p-6 tablet:p-8">
        <h1 className="text-3xl tracking-display">{title}</h1>
        {text && <p className="text-stone-700">{text}</p>}
        {children && <div className="mt-2 grid gap-4">{children}</div>}
      </div>
    </div>
  );
}
