/** Who brings and collects which car. */
export const jobOperations = {
  listJobs: { method: 'GET', path: '/api/operate/jobs', access: 'jobs.plan' },
  assignJob: { method: 'POST', path: '/api/operate/jobs', access: 'jobs.plan' },
  listOwnJobs: { method: 'GET', path: '/api/operate/me/jobs', access: 'jobs.own' },
} as const;
