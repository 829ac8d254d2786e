import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { REPORTS_PATH } from '../http/security-headers.ts';

/** As the Reporting API sends them, many at once; and one alone, as older browsers do. */
const Reports = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().optional() }),
    }),
  )
  .max(100);
const OldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});

/** More in a minute says nothing new, whoever sends them. */
const MOST_PER_MINUTE = 60;

/** Writes into the log what browsers stopped: the rule and whose it was, no address of a page. */
export function mountPolicyReports({ log }: Pick<Deps, 'log'>): Hono {
  const app = new Hono();
  let minute = 0;
  let heard = 0;
  app.post(REPORTS_PATH, async (context) => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, heard] = [now, 0];
    const reports = reportsIn(await context.req.json().catch(() => null));
    for (const report of reports) {
      heard += 1;
      if (heard <= MOST_PER_MINUTE) log.warn(report, 'a browser stopped something');
    }
    return context.body(null, 204);
  });
  return app;
}

function reportsIn(document: unknown) {
  const reports = Reports.safeParse(document);
  if (reports.success) {
    return reports.data.map(({ body }) => ({
      directive: body.effectiveDirective.slice(0, 100),
      blocked: whose(body.blockedURL),
    }));
  }
  const old = OldReport.safeParse(document);
  if (!old.success) return [];
  const report = old.data['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
  return [{ directive: directive.slice(0, 100), blocked: whose(report['blocked-uri']) }];
}

/** A keyword such as `inline`, or the site alone. */
function whose(blocked = ''): string {
  return URL.parse(blocked)?.origin ?? blocked.slice(0, 40);
}
