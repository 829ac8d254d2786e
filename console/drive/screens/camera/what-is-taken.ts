import type { HandoverAct } from '../../../../domain/handovers/event.ts';
import { type Handover, photographOf } from '../../../../domain/handovers/handover.ts';
import { type HandoverView, handoverViews } from '../../../../domain/handovers/view.ts';
import { jobPath } from '../../navigation.tsx';
import type { JobProps } from '../job-props.ts';

type Taken = Extract<HandoverAct, { kind: 'photograph-taken' }>;
export type WhatIsTaken = Pick<Taken, 'subject' | 'of'>;

/** From the address: camera/view/rear, camera/mark/…, camera/dashboard; what follows is where to go afterwards. */
export function whatIsTaken([subject, of]: readonly string[]): WhatIsTaken | null {
  switch (subject) {
    case 'view':
      return viewIn(of) ? { subject, of: of ?? null } : null;
    case 'mark':
      return of ? { subject, of } : null;
    case 'dashboard':
    case 'receipt':
    case 'door':
      return { subject, of: null };
    default:
      return null;
  }
}

export const viewIn = (name: string | null | undefined): HandoverView | undefined =>
  handoverViews.find((view) => view === name);

/** The next on the walk around the car that has no photograph. */
export const nextView = (handover: Handover): HandoverView | undefined =>
  handoverViews.find((view) => !photographOf(handover, view));

/** After a view the next one, without a way back to the walk in between. */
export function placeAfterView({ job, handover }: JobProps): string {
  const next = nextView(handover);
  return next ? jobPath(job, 'camera', 'view', next) : jobPath(job, 'photos');
}

/** Where somebody came from who photographs something else than a view. */
export function placeBack(
  { job, handover }: JobProps,
  { subject }: WhatIsTaken,
  rest: readonly string[],
) {
  if (subject === 'view') return jobPath(job, 'photos');
  if (subject === 'mark') return jobPath(job, nextView(handover) ? 'photos' : 'marks');
  return jobPath(job, ...(rest.length > 0 ? rest : ['readings']));
}
