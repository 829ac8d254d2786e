import { useTranslation } from 'react-i18next';
import type { Need } from '../../../contract/operate/today.ts';
import { clockTime, shortDay } from '../../../domain/format-desk-time.ts';
import { type Urgency, urgencyOf } from '../../../domain/today/needs.ts';
import { classes } from '../../../ui/classes.ts';
import { Illustration } from '../../../ui/illustration.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { NeedActions } from './need-actions.tsx';
import { useNeedWords } from './need-words.ts';

interface NeedsProps {
  readonly needs: readonly Need[];
  readonly now: string;
}

/** Decisions in order of when they bite, on one line. */
export function Needs({ needs, now }: NeedsProps) {
  const { t } = useTranslation('today');
  if (needs.length === 0) return <NoNeeds />;
  return (
    <section
      aria-label={t('needs.title')}
      className="overflow-hidden rounded-card border border-hair bg-card"
    >
      <h2 className="sr-only">{t('needs.title')}</h2>
      <ol>
        {needs.map((need, index) => (
          <NeedRow
            key={`${need.kind}-${need.since}-${need.claimId ?? need.companyId ?? need.trip?.bookingId ?? need.car?.id ?? need.renter?.name ?? ''}`}
            need={need}
            now={now}
            isFirst={index === 0}
          />
        ))}
      </ol>
    </section>
  );
}

function NoNeeds() {
  const { t } = useTranslation('today');
  return (
    <section
      aria-label={t('needs.title')}
      className="grid justify-items-center gap-1 rounded-card border border-hair bg-card px-6 py-10 text-center"
    >
      <div className="mb-3 w-60">
        <Illustration name="no-bookings" />
      </div>
      <h2 className="text-lg">{t('needs.empty.title')}</h2>
      <p className="text-quiet">{t('needs.empty.text')}</p>
    </section>
  );
}

const pinStyle: Record<Urgency, string> = {
  live: 'bg-route-live shadow-[0_0_0_5px_var(--color-signal-100)]',
  waiting: 'bg-route-waiting',
  next: 'border-[3px] border-route-next bg-card',
};
const lineStyle: Record<Urgency, string> = {
  live: 'before:bg-route-live',
  waiting: 'before:bg-route-waiting',
  next: 'before:bg-route-next',
};

interface NeedRowProps {
  readonly need: Need;
  readonly now: string;
  /** One red action to a page: the one that bites first. */
  readonly isFirst: boolean;
}

function NeedRow({ need, now, isFirst }: NeedRowProps) {
  const wordsOf = useNeedWords(now);
  const urgency = urgencyOf(need.by ? Temporal.Instant.from(need.by) : null, instant(now));
  const { title, text, action } = wordsOf(need);
  const isRed = isFirst && urgency === 'live';
  return (
    <li
      className={classes(
        'relative grid grid-cols-[164px_minmax(0,1fr)_auto] items-center gap-x-6 border-t border-hair px-6 py-5 first:border-t-0',
        'before:absolute before:inset-y-0 before:left-[183px] before:w-0.5 first:before:top-1/2 last:before:bottom-1/2 only:before:hidden',
        lineStyle[urgency],
      )}
    >
      <p className={classes('text-xs figures', urgency === 'live' && 'font-strong text-error-600')}>
        <Deadline by={need.by} now={now} />
      </p>
      <span
        aria-hidden="true"
        className={classes(
          'stays-filled absolute top-1/2 left-[177px] size-3.5 -translate-y-1/2 rounded-full',
          pinStyle[urgency],
        )}
      />
      <div>
        <h3 className="text-base">{title}</h3>
        <p className="text-quiet figures">{text}</p>
      </div>
      <NeedActions need={need} label={action} variant={isRed ? 'primary' : 'ink'} />
    </li>
  );
}

function Deadline({ by, now }: { readonly by: string | null; readonly now: string }) {
  const { t } = useTranslation('today');
  const { timeZone } = usePageCity();
  if (!by) return t('needs.anyTime');
  const [due, today] = [by, now].map((at) => instant(at).toZonedDateTimeISO(timeZone));
  if (!due || !today) return null;
  if (instant(by).epochMilliseconds <= instant(now).epochMilliseconds) return t('needs.now');
  const isToday = due.toPlainDate().equals(today.toPlainDate());
  return t('needs.by', { when: isToday ? clockTime(due) : `${shortDay(due)}, ${clockTime(due)}` });
}

const instant = (at: string) => Temporal.Instant.from(at);
