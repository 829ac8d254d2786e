import type { TFunction } from 'i18next';
import type { CancellationTimeline } from '../../../../contract/bookings.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatMoment } from '../../../../domain/format-city-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { add } from '../../../../domain/money.ts';
import { changePolicy } from '../../../../domain/policy-constants.ts';
import type { TimelineStop, TimelineTone } from '../../../../ui/timeline.tsx';

type Step = CancellationTimeline['steps'][number];
type Words = TFunction<'trips'>;

const arrives = changePolicy.refundArrivesInDays;

/** What a cancellation now means for the renter, in one or two sentences with the exact amounts. */
export function refundText(
  t: Words,
  { refusal, steps, creditOnly }: CancellationTimeline,
  cancellationHours: number,
): string {
  if (refusal === 'trip_already_started') return t('cancel.passed');
  if (refusal === 'change_in_progress') return t('cancel.busy');
  const [now] = steps;
  if (refusal || !now) return t('cancel.notPossible');
  const said = {
    count: cancellationHours,
    amount: formatMoney(add(now.toCard, now.toCredit)),
    card: formatMoney(now.toCard),
    credit: formatMoney(now.toCredit),
    fee: formatMoney(now.fee),
    ...arrives,
  };
  const { how, fee, changeFee } = now;
  // Inside the window it is credit anyway, and the sentence above names the fee.
  const isOutside = how === 'to-card';
  const notes = [
    isOutside &&
      creditOnly.amount > 0 &&
      t('cancel.creditOnly', { count: cancellationHours, amount: formatMoney(creditOnly) }),
    isOutside && fee.amount > 0 && t('cancel.keptFee', { fee: formatMoney(fee) }),
    changeFee.amount > 0 && t('cancel.changeFee', { fee: formatMoney(changeFee) }),
  ].filter((note) => note !== false);
  return [t(giveBackKey(now), said), ...notes].join(' ');
}

function giveBackKey(now: Step) {
  switch (now.how) {
    case 'none':
      return 'cancel.nothingPaid';
    case 'to-card':
      return outsideKey(now);
    case 'as-credit':
      if (now.fee.amount === 0) return 'cancel.inside';
      return now.toCredit.amount > 0 ? 'cancel.insideFee' : 'cancel.insideNothing';
  }
}

function outsideKey({ toCard, toCredit }: Step) {
  if (toCredit.amount === 0) return 'cancel.outside';
  return toCard.amount === 0 ? 'cancel.outsideCredit' : 'cancel.outsideBoth';
}

/** The same for every point in time until delivery, as stops on a line. */
export function refundStops(t: Words, steps: readonly Step[], timeZone: string): TimelineStop[] {
  const stops = steps.map(
    (step, index): TimelineStop => ({
      id: step.from,
      tone: toneOf(steps, index),
      label: t(index === 0 ? 'cancel.steps.nowUntil' : 'cancel.steps.until'),
      when: formatMoment(toCityTime(instantFromIso(step.to), timeZone)),
      amount: formatMoney(add(step.toCard, step.toCredit)),
      note: notesOf(t, step),
      isNow: index === 0,
    }),
  );
  return [...stops, { id: 'delivery', tone: 'end', label: t('cancel.steps.delivery') }];
}

/** The fee of an earlier change is shown at every stop: it never comes back. */
function notesOf(t: Words, step: Step): string {
  const { how, fee, changeFee } = step;
  const notes = [
    noteOf(t, step),
    how === 'to-card' && fee.amount > 0 && t('cancel.steps.keptFee', { fee: formatMoney(fee) }),
    changeFee.amount > 0 && t('cancel.steps.changeFee', { fee: formatMoney(changeFee) }),
  ];
  return notes.filter((note) => note !== false).join('; ');
}

function noteOf(t: Words, { how, toCard, toCredit, fee }: Step): string {
  if (how === 'none') return t('cancel.steps.nothing');
  if (how === 'as-credit') {
    if (fee.amount === 0) return t('cancel.steps.asCredit');
    return t('cancel.steps.asCreditFee', { fee: formatMoney(fee) });
  }
  if (toCredit.amount === 0) return t('cancel.steps.toCard', arrives);
  if (toCard.amount === 0) return t('cancel.steps.asCredit');
  return t('cancel.steps.toCardAndCredit', { credit: formatMoney(toCredit) });
}

/** Every fee higher than the one before looks a little worse. */
function toneOf(steps: readonly Step[], index: number): TimelineTone {
  const step = steps[index];
  if (step?.how !== 'as-credit') return 'good';
  if (step.fee.amount === 0) return 'fair';
  return step.fee.amount === steps.at(-1)?.fee.amount && steps[index - 1]?.fee.amount !== 0
    ? 'worst'
    : 'poor';
}
