import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Permission } from '../../../domain/permissions.ts';
import { catalogue } from '../../../i18n/en/console/catalogue.ts';
import { addWords } from '../../../i18n/words.ts';
import { classes } from '../../../ui/classes.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { type CataloguePart, catalogueParts, partPath } from '../../shell/pages.ts';
import { rolesWith } from '../../shell/roles-with.ts';

addWords('catalogue', catalogue);

interface CatalogueFrameProps {
  readonly part: CataloguePart;
  /** What it takes to change something here. */
  readonly needs: Permission;
  /** What can be done here. */
  readonly action?: ReactNode;
  /** What those can do, too, who only look. */
  readonly reading?: ReactNode;
  readonly children: ReactNode;
}

/** Around each part of the catalogue: where you are, where else you can go, and whether you may change it. */
export function CatalogueFrame({ part, needs, action, reading, children }: CatalogueFrameProps) {
  const { t } = useTranslation(['catalogue', 'desk']);
  const { id, name: city } = usePageCity();
  const mayEdit = useMay(needs);
  const roles = rolesWith(needs).map((role) => t(`desk:roles.${role}`));
  return (
    <div className="desk-width py-8">
      <PageHead
        name={t(`desk:catalogue.${part}`)}
        title={t('title')}
        text={t(`text.${part}`, { city })}
      >
        <nav
          aria-label={t('parts')}
          className="inline-flex rounded-full border border-hair bg-stone-50 p-0.5"
        >
          {catalogueParts.map((one) => (
            <NavLink key={one} to={partPath(one, id)} className={partStyle}>
              {t(`desk:catalogue.${one}`)}
            </NavLink>
          ))}
        </nav>
        {reading}
        {mayEdit && action}
      </PageHead>
      {!mayEdit && <p className="mb-6 text-quiet">{t('readOnly', { roles })}</p>}
      {children}
    </div>
  );
}

const partStyle = ({ isActive }: { isActive: boolean }) =>
  classes(
    'grid min-h-8 place-items-center rounded-full px-3.5 text-xs font-medium whitespace-nowrap focus-visible:rounded-full',
    isActive ? 'bg-card shadow-[0_0_0_1px_var(--color-control)]' : 'text-quiet hover:text-ink',
  );
