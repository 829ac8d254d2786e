import type { Latencies } from './load/measure-load.ts';

/** One line of the table: what was asked, what came of it, and whether that is within the budget. */
export interface Row {
  readonly question: string;
  readonly rate: string;
  readonly measured: string;
  /** What next to nothing costs in the same run: a bare route, an empty page. */
  readonly beside: string;
  readonly budget: string;
  readonly verdict: 'met' | 'MISSED' | 'for the record';
}

interface LatencyResult {
  readonly question: string;
  readonly perSecond: number;
  readonly own: Latencies;
  readonly bare: Latencies;
  /** For p95; null where none is set. */
  readonly budgetMs: number | null;
}

export function latencyRow({ question, perSecond, own, bare, budgetMs }: LatencyResult): Row {
  return {
    question,
    rate: `${perSecond}/s`,
    measured: shown(own),
    beside: shown(bare),
    budget: budgetMs === null ? '' : `p95 ${Math.round(budgetMs)} ms`,
    verdict: verdictOf(own, budgetMs),
  };
}

interface FigureResult {
  readonly question: string;
  readonly measured: string;
  readonly beside?: string;
  readonly budget: string;
  readonly isMet: boolean;
}

export const figureRow = ({ beside = '', isMet, ...result }: FigureResult): Row => ({
  ...result,
  rate: '',
  beside,
  verdict: isMet ? 'met' : 'MISSED',
});

const MOST_MEMORY_MB = 600;

export const memoryRow = (after: string, mb: number): Row =>
  figureRow({
    question: `memory of the node after ${after}`,
    measured: `${Math.round(mb)} MB`,
    budget: `${MOST_MEMORY_MB} MB`,
    isMet: mb <= MOST_MEMORY_MB,
  });

/** One failed answer misses a budget, however quick the others were. */
export const isWithin = ({ p95, failed }: Latencies, budgetMs: number): boolean =>
  failed === 0 && p95 <= budgetMs;

function verdictOf(own: Latencies, budgetMs: number | null): Row['verdict'] {
  if (budgetMs === null) return 'for the record';
  return isWithin(own, budgetMs) ? 'met' : 'MISSED';
}

function shown({ p50, p95, p99, failed }: Latencies): string {
  const times = `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
  return failed > 0 ? `${times}, ${failed} failed` : times;
}

const titles = {
  question: 'question',
  rate: 'rate',
  measured: 'measured',
  beside: 'beside: a bare route',
  budget: 'budget',
  verdict: 'verdict',
} satisfies Record<keyof Row, string>;
const columns = Object.keys(titles) as (keyof Row)[];

/** As Markdown, so that it can stand in a document as it is. */
export function tableOf(rows: readonly Row[]): string {
  const lines: readonly Record<keyof Row, string>[] = [titles, ...rows];
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column].length)));
  const written = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = lines.map((line) =>
    written(columns.map((column, index) => line[column].padEnd(widths[index] ?? 0))),
  );
  return [head, written(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
