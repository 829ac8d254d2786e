import { byId } from '../route.ts';
import { WithReason } from './desk-text.ts';
import { renterOperations } from './renter-operations.ts';
import {
  CreditRequest,
  DeskRenter,
  DoneToRenter,
  FoundRenters,
  IdentityDecision,
  IdentityQuery,
  RenterNote,
  RentersQuery,
  WaitingChecks,
} from './renters.ts';
import type { OperateRoute } from './route.ts';

const ofARenter = ['not_found', 'not_permitted'] as const;
const done = { status: 200, schema: DoneToRenter } as const;

export const renterRoutes = {
  findRenters: {
    ...renterOperations.findRenters,
    summary: 'Renters by a part of what they are known by',
    query: RentersQuery,
    answer: { status: 200, schema: FoundRenters },
    refusals: ['not_permitted'],
  },
  getRenter: {
    ...renterOperations.getRenter,
    summary: 'A renter with bookings, documents, cards, credit and notes',
    params: byId,
    answer: { status: 200, schema: DeskRenter },
    refusals: ofARenter,
  },
  disableRenter: {
    ...renterOperations.disableRenter,
    summary: 'Logs a renter out everywhere and lets them log in no more; what is booked goes on',
    params: byId,
    body: WithReason,
    answer: done,
    refusals: ofARenter,
  },
  enableRenter: {
    ...renterOperations.enableRenter,
    summary: 'Lets a renter log in again',
    params: byId,
    body: WithReason,
    answer: done,
    refusals: ofARenter,
  },
  endRenterSessions: {
    ...renterOperations.endRenterSessions,
    summary: 'Logs a renter out everywhere',
    params: byId,
    answer: done,
    refusals: ofARenter,
  },
  clearRenterFactors: {
    ...renterOperations.clearRenterFactors,
    summary: 'Removes the second factors of somebody who has lost them, and tells them by email',
    params: byId,
    body: WithReason,
    answer: done,
    refusals: ofARenter,
  },
  adjustCredit: {
    ...renterOperations.adjustCredit,
    summary: 'Adds credit, within the limit of your role, or takes some of what is left',
    params: byId,
    body: CreditRequest,
    answer: done,
    refusals: [...ofARenter, 'refund_above_limit', 'not_enough_credit'],
  },
  noteRenter: {
    ...renterOperations.noteRenter,
    summary: 'Adds a note for colleagues',
    params: byId,
    body: RenterNote,
    answer: done,
    refusals: ofARenter,
  },
  decideIdentity: {
    ...renterOperations.decideIdentity,
    summary: 'Approves or declines documents that the provider leaves to a person',
    params: byId,
    body: IdentityDecision,
    answer: done,
    refusals: [...ofARenter, 'check_decided'],
  },
  listIdentityChecks: {
    ...renterOperations.listIdentityChecks,
    summary: 'Identity checks that wait for a person, with what the provider says',
    query: IdentityQuery,
    answer: { status: 200, schema: WaitingChecks },
    refusals: ofARenter,
  },
} as const satisfies Record<keyof typeof renterOperations, OperateRoute>;
