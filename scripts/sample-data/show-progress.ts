import type { Progress } from '../../server/sample-data/at-scale/load-at-scale.ts';

const barWidth = 30;
const redrawMs = 100;

type Output = { readonly isTTY?: boolean; write(text: string): unknown };

/** A bar that redraws itself on a terminal; elsewhere one line for each thing that begins. */
export function showProgress(
  output: Output,
  now: () => number = performance.now.bind(performance),
) {
  let current = '';
  let drawnAt = Number.NEGATIVE_INFINITY;

  function show(progress: Progress): void {
    const isNew = progress.what !== current;
    current = progress.what;
    if (!output.isTTY) {
      if (isNew) output.write(`${progress.phase} ${progress.what}\n`);
      return;
    }
    if (!isNew && now() - drawnAt < redrawMs && progress.done !== progress.of) return;
    drawnAt = now();
    output.write(`\r\u001b[2K${barFor(progress)}${words(progress)}`);
  }

  return {
    show,
    end() {
      if (output.isTTY && current) output.write('\r\u001b[2K');
    },
  };
}

function barFor({ done, of }: Progress): string {
  if (of === null || of === 0) return '';
  const filled = Math.round((barWidth * Math.min(done, of)) / of);
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] `;
}

/** `writing bookings, 20,000 of 500,000`; `building never_double_booked, 12 of 30` */
function words({ phase, what, done, of }: Progress): string {
  const total = of === null ? '' : ` of ${of.toLocaleString('en')}`;
  return `${phase} ${what}, ${done.toLocaleString('en')}${total}`;
}
