import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

interface BreadcrumbProps {
  /** The pages above this one, the outermost first. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly current: string;
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm font-medium">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-1">
            {/* As wide as its word, and wider to the finger. */}
            <Link
              to={to}
              className="text-link relative min-w-0 font-medium after:absolute after:-inset-x-2 after:inset-y-0"
            >
              {label}
            </Link>
            <Icon name="forward" className="size-4 stroke-2 text-quiet" />
          </li>
        ))}
        <li aria-current="page" className="flex min-h-target items-center text-quiet">
          {current}
        </li>
      </ol>
    </nav>
  );
}
