import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { paths } from '../../../page/paths.ts';

interface PageHeadProps {
  /** The page's name in the breadcrumb. */
  readonly name: string;
  readonly heading?: string;
  readonly intro?: string;
  /** What can be done or seen right away. */
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
}

export function PageHead({ name, heading = name, intro, children, picture }: PageHeadProps) {
  const { t } = useTranslation('pages');
  return (
    <div className="page-width pt-2 pb-12 tablet:pb-16">
      <Breadcrumb trail={[{ label: t('home'), to: paths.home }]} current={name} />
      <div className="mt-4 grid items-center gap-x-16 gap-y-10 tablet:mt-8 wide:grid-flow-col wide:auto-cols-fr">
        <div>
          <h1 className="max-w-[12em] text-4xl tracking-display">{heading}</h1>
          {intro && <p className="mt-5 max-w-[32em] text-lg text-stone-700">{intro}</p>}
          {children && <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>}
        </div>
        {picture}
      </div>
    </div>
  );
}
