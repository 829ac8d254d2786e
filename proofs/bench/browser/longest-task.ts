import type { Page } from '@playwright/test';
import { z } from 'zod';

const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().optional().describe('In microseconds'),
  tdur: z.number().optional().describe('Of the processor, in microseconds'),
  args: z.object({ name: z.string().optional() }).optional(),
});

export interface LongestTask {
  readonly ms: number;
  /** The longest by what the processor did for it: as long as on a machine where nothing else runs. */
  readonly processorMs: number;
}

/** Of the main thread while something is done, as the browser's own trace has it. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<LongestTask> {
  const session = await page.context().newCDPSession(page);
  const events: z.infer<typeof TraceEvent>[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...z.array(TraceEvent).parse(value));
  });
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threads = events.filter(({ args }) => args?.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'RunTask' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  if (tasks.length === 0) throw new Error('The trace has no task of the page');
  return {
    ms: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
    processorMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
