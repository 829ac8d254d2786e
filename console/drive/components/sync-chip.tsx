import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { type Chip, chipOf } from '../drive-state.ts';
import { Link, phonePath } from '../navigation.tsx';
import { useDriveState } from '../use-drive.ts';
import { DriveIcon } from './drive-icon.tsx';

const kinds = {
  offline: { icon: 'cloud-off', style: 'border-amber-600 bg-amber-100 text-amber-600' },
  sending: { icon: 'cloud-up', style: 'border-route-waiting text-amber-600' },
  sent: { icon: 'cloud-done', style: 'border-transparent text-moss-600' },
  stuck: { icon: 'alert', style: 'border-error-600 bg-error-100 text-error-600' },
} as const;

/** Whether everything has been sent: on every screen, in the same place. */
export function SyncChip() {
  const { t } = useTranslation('drive');
  const chip = chipOf(useDriveState());
  const { icon, style } = kinds[chip.kind];
  const text = useChipText(chip);
  return (
    <Link
      href={phonePath}
      className="grid min-h-touch place-items-center"
      title={t('phone.chip.more')}
    >
      <span
        className={classes(
          'figures inline-flex min-h-10 items-center gap-1.5 rounded-full border-[1.5px] pr-3.5 pl-2.5 text-sm leading-none font-strong whitespace-nowrap',
          style,
        )}
      >
        <DriveIcon name={icon} className="size-5 stroke-[2.2]" />
        <span role="status">{text}</span>
      </span>
    </Link>
  );
}

function useChipText(chip: Chip): string {
  const { t } = useTranslation('drive');
  switch (chip.kind) {
    case 'offline':
      return chip.count > 0
        ? t('phone.chip.offlineCount', { count: chip.count })
        : t('phone.chip.offline');
    case 'sending':
      return t('phone.chip.sending', { count: chip.count });
    case 'sent':
      return t('phone.chip.sent');
    case 'stuck':
      return t('phone.chip.stuck');
  }
}
