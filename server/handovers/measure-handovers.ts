import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { handoverFigures } from './handover-figures.ts';

/** Read whenever somebody asks for the metrics, so that all nodes say the same. */
export function measureHandovers(
  registry: Registry,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): void {
  const figures = new Gauge({
    name: 'handovers_30_days',
    help: 'sealed deliveries, of these on time, sealed collections, of these late, and claims of the last 30 days',
    labelNames: ['city', 'what'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { cityId, ...of } of await handoverFigures(database.kysely, clock.now())) {
        for (const [what, count] of Object.entries(of)) figures.set({ city: cityId, what }, count);
      }
    },
  });
}
