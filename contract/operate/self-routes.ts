import { z } from 'zod';
import { SessionList } from '../accounts.ts';
import { FactorList } from '../factors.ts';
import { byId } from '../route.ts';
import { operateOperations } from './operations.ts';
import type { OperateRoute } from './route.ts';
import { Self } from './staff.ts';

export const selfRoutes = {
  getSelf: {
    ...operateOperations.getSelf,
    summary: 'You, your roles, and what you may do in which city',
    answer: { status: 200, schema: Self },
    refusals: [],
  },
  listOwnSessions: {
    ...operateOperations.listOwnSessions,
    summary: 'Where you are signed in',
    answer: { status: 200, schema: SessionList },
    refusals: [],
  },
  endOwnSession: {
    ...operateOperations.endOwnSession,
    summary: 'Ends a session of your own',
    params: byId,
    answer: { status: 200, schema: z.object({}) },
    refusals: ['not_found'],
  },
  listOwnFactors: {
    ...operateOperations.listOwnFactors,
    summary: 'What you sign in with, beside the password',
    answer: { status: 200, schema: FactorList },
    refusals: [],
  },
} as const satisfies Record<string, OperateRoute>;
