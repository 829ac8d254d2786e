import type { SentHandoverEvent } from '../../../contract/operate/drive.ts';
import type { HandoverAct } from '../../../domain/handovers/event.ts';
import type { WaitingEvent } from '../../../domain/handovers/outbox.ts';
import { handoverViews } from '../../../domain/handovers/view.ts';

type SentAct = SentHandoverEvent['act'];

/** As the contract spells it: what a photograph is of depends on its subject. */
export const sentEvent = ({ act, ...event }: WaitingEvent): SentHandoverEvent => ({
  ...event,
  act: sentAct(act),
});

function sentAct(act: HandoverAct): SentAct {
  if (act.kind === 'began' || act.kind === 'fetched') {
    return { ...act, knownMarks: [...act.knownMarks] };
  }
  if (act.kind !== 'photograph-taken') return { ...act };
  const { kind, digest, bytes, subject } = act;
  const taken = { kind, digest, bytes };
  switch (subject) {
    case 'view': {
      const of = handoverViews.find((view) => view === act.of);
      if (!of) throw new Error(`No view is called ${act.of}`);
      return { ...taken, subject, of };
    }
    case 'mark':
      return { ...taken, subject, of: act.of ?? '' };
    default:
      return { ...taken, subject, of: null };
  }
}
