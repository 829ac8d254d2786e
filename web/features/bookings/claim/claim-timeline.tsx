import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/format-money.ts';
import { claimPolicy } from '../../../../domain/policy-constants.ts';
import { RouteLine, type Stop } from '../../../../ui/route-line.tsx';
import { momentOf } from '../data/stop-words.ts';
import type { ClaimData } from './load-claim.ts';

/** What has happened, what happens next, and what silence means. */
export function ClaimTimeline({ data }: { data: ClaimData }) {
  const { t } = useTranslation('trips');
  const stops = useStops(data);
  return (
    <section
      aria-labelledby="when-title"
      className="rounded-card border border-hair bg-card px-6 py-6"
    >
      <h2 id="when-title" className="mb-5 text-xl">
        {t('claim.when.title')}
      </h2>
      <RouteLine stops={stops} />
    </section>
  );
}

function useStops({ booking, claim }: ClaimData): Stop[] {
  const { t } = useTranslation('trips');
  const at = (when: string) => momentOf(when, booking.city);
  const amount = formatMoney(claim.amount);
  const shown: Stop = {
    id: 'shown',
    title: t('claim.when.shown'),
    note: at(claim.madeAt),
    state: 'done',
  };
  const taking = (): Stop => {
    if (claim.settledAt) {
      const note = t('claim.when.settledText', { amount: formatMoney(claim.due) });
      return { id: 'settled', title: t('claim.when.settled'), note, state: 'done' };
    }
    if (claim.toPay) {
      const note = t('claim.when.unpaidText', { amount: formatMoney(claim.toPay.amount) });
      return { id: 'unpaid', title: t('claim.when.unpaid'), note, state: 'waiting' };
    }
    const isAtOnce = claim.status === 'accepted' || claim.status === 'unanswered';
    const note = isAtOnce
      ? t('claim.when.takingNow')
      : t('claim.when.takingText', { when: at(claim.answerBy) });
    return { id: 'taking', title: t('claim.when.taking'), note, state: 'live' };
  };
  const answered = (title: string): Stop => ({
    id: 'answered',
    title,
    note: claim.answeredAt ? at(claim.answeredAt) : '',
    state: 'done',
  });
  const silent: Stop = {
    id: 'silent',
    title: t('claim.when.silent'),
    note: claim.objectBy
      ? t('claim.when.silentText', { when: at(claim.objectBy) })
      : t('claim.when.silentOver'),
    state: 'done',
  };
  const ended = (title: string, when: string | undefined): Stop => ({
    id: 'ended',
    title,
    note: [when ? at(when) : '', t('claim.when.nothing')].filter(Boolean).join('. '),
    state: 'done',
  });
  switch (claim.status) {
    case 'open':
      return [
        shown,
        {
          id: 'answer',
          title: t('claim.when.answer'),
          note: t('claim.when.until', { when: at(claim.answerBy) }),
          state: 'live',
        },
        {
          id: 'silence',
          title: t('claim.when.silence'),
          note: t('claim.when.silenceText', { amount, days: claimPolicy.lateObjectionDays }),
          state: 'next',
        },
      ];
    case 'accepted':
      return [shown, answered(t('claim.when.agreed')), taking()];
    case 'unanswered':
      return [shown, silent, taking()];
    case 'objected':
      return [
        shown,
        answered(t('claim.when.objected')),
        {
          id: 'deciding',
          title: t('claim.when.deciding'),
          note: t('claim.when.decidingText', {
            days: claimPolicy.decidedWithinWorkingDays,
            when: claim.decideBy ? at(claim.decideBy) : '',
          }),
          state: 'live',
        },
      ];
    case 'upheld':
    case 'reduced':
      return [
        shown,
        answered(t('claim.when.objected')),
        {
          id: 'decided',
          title: t('claim.when.decided'),
          note: claim.decision ? at(claim.decision.at) : '',
          state: 'done',
        },
        taking(),
      ];
    case 'rejected':
      return [
        shown,
        answered(t('claim.when.objected')),
        ended(t('claim.when.decided'), claim.decision?.at),
      ];
    case 'withdrawn':
      return [shown, ended(t('claim.when.withdrawn'), claim.withdrawal?.at)];
  }
}
