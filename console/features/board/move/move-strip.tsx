import { useTranslation } from 'react-i18next';
import { moment } from '../../../../domain/format-desk-time.ts';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import type { Carry } from './use-carry.ts';

interface MoveStripProps {
  readonly carry: Carry;
  readonly answer: { readonly title: string; readonly text: string; readonly fits: boolean };
}

/** Which booking is carried, what would come of dropping it here, and the keys. Over the tools, so that no row moves. */
export function MoveStrip({ carry, answer }: MoveStripProps) {
  const { t } = useTranslation('board');
  const { timeZone } = usePageCity();
  const { booking } = carry;
  const times = {
    from: moment(booking.startsAt, timeZone),
    to: moment(booking.endsAt, timeZone),
  };
  return (
    <section
      aria-label={t('move.title', { renter: booking.renter.name })}
      className="absolute inset-x-0 top-0 z-20 flex min-h-[57px] items-center gap-4 bg-night px-6 py-1.5 text-xs text-inverse-quiet figures"
    >
      <p>
        <strong className="font-strong text-on-night">
          {t('move.title', { renter: booking.renter.name })}
        </strong>{' '}
        <span className="max-desk:sr-only">
          {t('move.text', { ...times, reference: booking.reference })}
        </span>
      </p>
      <p role="status" className="flex min-w-0 items-center gap-2">
        <span
          aria-hidden="true"
          className={classes(
            'grid size-5 shrink-0 place-items-center rounded-full',
            answer.fits ? 'bg-moss-500 text-paper' : 'border border-night-line',
          )}
        >
          <Icon name={answer.fits ? 'check' : 'minus'} className="size-3 stroke-3" />
        </span>
        <span className="min-w-0">
          <strong className="font-strong text-on-night">{answer.title}</strong> {answer.text}
        </span>
      </p>
      <p aria-hidden="true" className="ml-auto flex gap-4 whitespace-nowrap max-vast:hidden">
        <Hint keys={['↑', '↓']} does={t('move.keys.next')} />
        <Hint keys={['←', '→']} does={t('move.keys.time')} />
        <Hint keys={['↵']} does={t('move.keys.drop')} />
        <Hint keys={['Esc']} does={t('move.keys.back')} />
      </p>
    </section>
  );
}

const Hint = ({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) => (
  <span className="flex items-center gap-1">
    {keys.map((key) => (
      <kbd key={key} className="keycap">
        {key}
      </kbd>
    ))}
    {does}
  </span>
);
