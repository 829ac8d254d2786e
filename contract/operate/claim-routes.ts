import { ofClaim } from '../claims.ts';
import { byId } from '../route.ts';
import { claimOperations } from './claim-operations.ts';
import {
  ClaimAsked,
  ClaimDraft,
  ClaimPreview,
  ClaimsQuery,
  DecisionRequest,
  DeskClaim,
  DeskClaims,
  MadeClaim,
  TripEvidence,
  WithdrawalRequest,
} from './claims.ts';
import { PaperFile, PaperImport, PaperPreview, PapersImported } from './paper-file.ts';
import type { OperateRoute } from './route.ts';

const ofABooking = ['not_found', 'not_permitted'] as const;
const ofADraft = [
  ...ofABooking,
  'booking_not_changeable',
  'evidence_missing',
  'outside_the_trip',
  'nothing_to_claim',
  'claimed_already',
  'other_currency',
] as const;
const done = { status: 200, schema: MadeClaim } as const;

export const claimRoutes = {
  listClaims: {
    ...claimOperations.listClaims,
    summary: 'What renters of a city were asked to pay for, by whom it waits, a page of them',
    query: ClaimsQuery,
    answer: { status: 200, schema: DeskClaims },
    refusals: ofABooking,
  },
  previewPapers: {
    ...claimOperations.previewPapers,
    summary: 'What a file of tolls and fines would ask of whom; claims nothing',
    body: PaperFile,
    answer: { status: 200, schema: PaperPreview },
    refusals: ['not_permitted', 'not_found', 'file_unreadable'],
  },
  importPapers: {
    ...claimOperations.importPapers,
    summary: 'Makes a claim of every toll and fine of a file, all or none',
    body: PaperImport,
    answer: { status: 201, schema: PapersImported },
    refusals: [
      'not_permitted',
      'not_found',
      'file_unreadable',
      'import_refused',
      'import_changed',
      'booking_not_changeable',
      'nothing_to_claim',
      'claimed_already',
      'outside_the_trip',
    ],
  },
  getDeskClaim: {
    ...claimOperations.getDeskClaim,
    summary: 'A claim with its evidence, both sides and where its money comes from',
    params: ofClaim,
    answer: { status: 200, schema: DeskClaim },
    refusals: ofABooking,
  },
  getTripEvidence: {
    ...claimOperations.getTripEvidence,
    summary: 'What was sealed at both ends of a trip, as far as a claim can be made on it',
    params: byId,
    answer: { status: 200, schema: TripEvidence },
    refusals: ofABooking,
  },
  previewClaim: {
    ...claimOperations.previewClaim,
    summary: 'What a claim would come to and where its money would come from; claims nothing',
    params: byId,
    body: ClaimAsked,
    answer: { status: 200, schema: ClaimPreview },
    refusals: ofADraft,
  },
  makeClaim: {
    ...claimOperations.makeClaim,
    summary: 'Asks the renter to pay for something, and shows them why',
    params: byId,
    body: ClaimDraft,
    answer: done,
    refusals: ofADraft,
  },
  decideClaim: {
    ...claimOperations.decideClaim,
    summary: 'Answers an objection; not by whoever claimed',
    params: ofClaim,
    body: DecisionRequest,
    answer: done,
    refusals: [
      ...ofABooking,
      'own_claim',
      'claim_not_objected',
      'not_reduced',
      'claim_in_progress',
    ],
  },
  withdrawClaim: {
    ...claimOperations.withdrawClaim,
    summary: 'Asks for it no longer; what was taken goes back',
    params: ofClaim,
    body: WithdrawalRequest,
    answer: done,
    refusals: [...ofABooking, 'claim_over', 'claim_in_progress'],
  },
} as const satisfies Record<keyof typeof claimOperations, OperateRoute>;
