import lighthouse, { type Flags } from 'lighthouse';

const MOST_ATTEMPTS = 4;
type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export interface Audited {
  /** Out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  /** As it was transferred: compressed, with the headers of the answers. */
  readonly scriptKb: number;
}

/** One load on Lighthouse's mobile preset, by the browser that listens on the port. */
export async function audit(url: string, port: number): Promise<Audited> {
  const { categories, audits } = await load(url, port);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const measured = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    largestPaintMs: measured('largest-contentful-paint'),
    blockedMs: measured('total-blocking-time'),
    scriptKb: scriptKbOf(audits['network-requests']),
  };
}

function scriptKbOf(requests: LighthouseResult['audits'][string] | undefined): number {
  if (requests?.details?.type !== 'table') throw new Error('Lighthouse names no requests');
  const bytes = requests.details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return bytes / 1024;
}

/** The trace is sometimes recorded without its beginning; that load says nothing, so it is made again. */
async function load(url: string, port: number, attempt = 1): Promise<LighthouseResult> {
  const onlyCategories = ['performance', 'accessibility'];
  const options: Flags = { port, logLevel: 'error', onlyCategories };
  const lhr = (await lighthouse(url, options))?.lhr;
  if (lhr && !lhr.runtimeError) return lhr;
  if (attempt < MOST_ATTEMPTS) return load(url, port, attempt + 1);
  throw new Error(`Lighthouse could not load ${url}: ${lhr?.runtimeError?.message}`);
}
