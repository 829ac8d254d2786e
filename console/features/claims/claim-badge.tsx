import { useTranslation } from 'react-i18next';
import type { ClaimStatus } from '../../../domain/charges/claim.ts';
import { classes } from '../../../ui/classes.ts';

/** Amber waits for somebody, moss went to the renter's side or was agreed, stone is decided. */
function toneOf(status: ClaimStatus): string {
  switch (status) {
    case 'open':
    case 'objected':
      return 'bg-amber-100 text-amber-600';
    case 'accepted':
      return 'bg-moss-100 text-moss-600';
    default:
      return 'bg-stone-200 text-stone-800';
  }
}

export function ClaimBadge({ status }: { readonly status: ClaimStatus }) {
  const { t } = useTranslation('claims');
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-2xs leading-none font-strong whitespace-nowrap',
        toneOf(status),
      )}
    >
      <span aria-hidden="true" className="size-[7px] rounded-full bg-current" />
      {t(`statuses.${status}`)}
    </span>
  );
}
