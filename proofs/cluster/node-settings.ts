/** What every node of a cluster has in common, as in compose.yaml; a test compares the two. */
export interface Shared {
  readonly databaseUrl: string;
  readonly replicaUrl: string;
  readonly sessionSecret: string;
  readonly operatorToken: string;
  readonly publicUrl: string;
  readonly consoleUrl: string;
}

export const nodeSettings = (shared: Shared) => ({
  NODE_ENV: 'production',
  DATABASE_URL: shared.databaseUrl,
  DATABASE_REPLICA_URL: shared.replicaUrl,
  SESSION_SECRET: shared.sessionSecret,
  SESSION_SECRET_PREVIOUS: '',
  OPERATOR_TOKEN: shared.operatorToken,
  PUBLIC_URL: shared.publicUrl,
  CONSOLE_URL: shared.consoleUrl,
  TRUST_PROXY: 'on',
  SAMPLE_DATA: 'on',
  PAYMENTS_PROVIDER: 'simulator',
  IDENTITY_PROVIDER: 'simulator',
  ADDRESSES_PROVIDER: 'simulator',
  MAIL_PROVIDER: 'simulator',
  TEXTS_PROVIDER: 'simulator',
});

/** The nodes and what each does. */
export const nodeRoles = {
  'web-1': 'web',
  'web-2': 'web',
  'worker-1': 'worker',
  'worker-2': 'worker',
} as const;

export type NodeName = keyof typeof nodeRoles;
