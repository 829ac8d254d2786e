import { nextStep, type StepFacts } from './booking-steps.ts';
import { nothingRecorded } from './handovers/recorded-ends.ts';

export const t = (iso: string) => Temporal.Instant.from(iso);

export const facts = (change: Partial<StepFacts> = {}): StepFacts => ({
  status: 'security-deposit-pending',
  createdAt: t('2027-03-05T10:00:00Z'),
  startsAt: t('2027-03-20T09:00:00Z'),
  endsAt: t('2027-03-24T09:00:00Z'),
  timeZone: 'Europe/Lisbon',
  since: t('2027-03-05T10:00:06Z'),
  deposit: { refusedAt: [], isUnderWay: false },
  isReminded: false,
  offerAnswerBy: null,
  handovers: 'by-clock',
  recorded: nothingRecorded,
  claims: [],
  ...change,
});

/** A hold that lives for a week. */
export const week = (from: string) => ({ at: t(from), until: t(from).add({ hours: 7 * 24 }) });

export const due = (change: Partial<StepFacts>) => {
  const step = nextStep(facts(change));
  return step && `${step.step} ${step.at}`;
};
