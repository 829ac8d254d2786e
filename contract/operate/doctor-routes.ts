import { Findings } from './doctor.ts';
import { operateOperations } from './operations.ts';
import type { OperateRoute } from './route.ts';

export const doctorRoutes = {
  askDoctor: {
    ...operateOperations.askDoctor,
    summary: 'Looks at this node, its database and each provider, and changes nothing',
    answer: { status: 200, schema: Findings },
    refusals: ['not_permitted'],
  },
} as const satisfies Record<string, OperateRoute>;
