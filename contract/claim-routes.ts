import { Claim, ClaimAnswer, ofClaim } from './claims.ts';
import { operations } from './operations.ts';
import { RequestRecord } from './requests.ts';
import type { Route } from './route.ts';

export const claimRoutes = {
  getClaim: {
    ...operations.getClaim,
    summary: 'What you are asked to pay for after a trip, with what it is made on',
    params: ofClaim,
    answer: { status: 200, schema: Claim },
    refusals: ['not_found'],
  },
  answerClaim: {
    ...operations.answerClaim,
    summary: 'Agrees, or objects in your own words',
    params: ofClaim,
    body: ClaimAnswer,
    answer: { status: 200, schema: Claim },
    refusals: ['not_found', 'claim_answered', 'photo_refused'],
  },
  payClaim: {
    ...operations.payClaim,
    summary: 'Pays what your card did not, while you are there to approve it; watch the request',
    params: ofClaim,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['not_found', 'nothing_to_pay'],
  },
} as const satisfies Record<string, Route>;
