import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Two doors and the line between them: an H. */
export function Mark({ className = 'size-[30px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 fill-none ${className}`}>
      <path d="M7 3.5v25M25 3.5v25" className="stroke-current stroke-5 [stroke-linecap:round]" />
      <path d="M7 20C15.5 20 16.5 12 25 12" className="stroke-signal-500 stroke-3" />
      <circle cx="7" cy="20" r="5" className="fill-signal-500" />
      <circle cx="25" cy="12" r="5" className="fill-signal-500" />
      <circle cx="25" cy="12" r="2" className="fill-paper" />
    </svg>
  );
}

export function Logo() {
  const { t } = useTranslation();
  return (
    <Link
      to="/"
      aria-label={t('home')}
      className="inline-flex min-h-target min-w-target items-center gap-2.5 font-display text-xl font-[680] leading-none tracking-[-0.03em]"
    >
      <Mark />
      <span>{t('brand')}</span>
    </Link>
  );
}
