import { jobOperations } from './job-operations.ts';
import { AssignedJob, JobAssignment, Jobs, JobsOf, OwnJobs } from './jobs.ts';
import type { OperateRoute } from './route.ts';

export const jobRoutes = {
  listJobs: {
    ...jobOperations.listJobs,
    summary: 'Deliveries and collections of a day with whoever drives, and who could',
    query: JobsOf,
    answer: { status: 200, schema: Jobs },
    refusals: ['not_found', 'not_permitted'],
  },
  assignJob: {
    ...jobOperations.assignJob,
    summary: 'Gives a delivery or collection to a driver, or takes it back',
    body: JobAssignment,
    answer: { status: 200, schema: AssignedJob },
    refusals: ['not_found', 'not_permitted', 'driver_busy', 'not_a_driver', 'job_over'],
  },
  listOwnJobs: {
    ...jobOperations.listOwnJobs,
    summary: 'What you drive today and tomorrow',
    answer: { status: 200, schema: OwnJobs },
    refusals: [],
  },
} as const satisfies Record<string, OperateRoute>;
