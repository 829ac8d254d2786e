import lighthouse, { type Flags } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const MOST_ATTEMPTS = 4;
type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export interface Audited {
  /** Out of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  /** From then on nothing keeps it from answering at once. */
  readonly interactiveMs: number;
  /** How far things jump while the page arrives. */
  readonly shift: number;
  /** What costs points outside performance, where nothing may. */
  readonly findings: readonly string[];
}

/** One load on Lighthouse's middling phone, by the browser that listens on the port. */
export async function audit(url: string, port: number): Promise<Audited> {
  const lhr = await load(url, port);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const measured = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const findings = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: Math.round(measured('first-contentful-paint')),
    largestPaintMs: Math.round(measured('largest-contentful-paint')),
    blockedMs: Math.round(measured('total-blocking-time')),
    interactiveMs: Math.round(measured('interactive')),
    shift: measured('cumulative-layout-shift'),
    findings,
  };
}

/** The trace is sometimes recorded without its beginning; that load says nothing, so it is made again. */
async function load(url: string, port: number, attempt = 1): Promise<LighthouseResult> {
  const options: Flags = { port, logLevel: 'error', onlyCategories: [...categories] };
  const lhr = (await lighthouse(url, options))?.lhr;
  if (lhr && !lhr.runtimeError) return lhr;
  if (attempt < MOST_ATTEMPTS) return load(url, port, attempt + 1);
  throw new Error(`Lighthouse could not load ${url}: ${lhr?.runtimeError?.message}`);
}
