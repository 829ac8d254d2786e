import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(request: { method: string; route: string; status: number; seconds: number }): void;
  readonly registry: Registry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status, seconds }) =>
      durations.observe({ method, route, status: String(status) }, seconds),
  };
}
