import { line, path, rect, round } from '../svg.ts';
import type { Profile } from './profile.ts';
import { drawnY } from './rounded.ts';
import type { Silhouette } from './silhouette.ts';

export const TRIM = '#141311';
export const PLASTIC = '#2a2825';

type Extra = Profile['extras'][number];

const CAP = '#201f1d';
const WHITE_CAP = '#ece8e0';

/** The parts of the upper body that have a colour of their own. */
export function cap({ profile, caps }: Silhouette): string {
  switch (profile.cap) {
    case 'none':
      return '';
    case 'white':
      return path(caps.greenhouse, CAP) + path(caps.roof, WHITE_CAP);
    default:
      return path(caps[profile.cap], profile.cap === 'cell' ? '#3b3833' : CAP);
  }
}

/** What only some cars have on their flanks. */
export function flankExtras(shape: Silhouette): string {
  return shape.profile.extras.map((extra) => flankExtra(extra, shape)).join('');
}

function flankExtra(extra: Extra, { measures, axles, sill }: Silhouette): string {
  const { height } = measures;
  const share = (percent: number) => drawnY((height * percent) / 100);
  switch (extra) {
    case 'side intake': {
      const x = axles[1] - 62;
      const y = share(57);
      return path(
        `M${round(x)} ${round(y + 5)}Q${round(x + 12)} ${round(y - 1)} ${round(x + 21)} ${round(y - 2)}Q${round(x + 15)} ${round(y + 5)} ${round(x + 14)} ${round(y + 13)}Q${round(x + 8)} ${round(y + 8)} ${round(x)} ${round(y + 5)}Z`,
        TRIM,
      );
    }
    case 'flares':
      return axles
        .map((x) =>
          path(
            `M${round(x - 62)} ${sill}L${round(x - 44)} ${round(sill - 49)}H${round(x + 44)}L${round(x + 64)} ${sill}H${round(x + 50)}L${round(x + 34)} ${round(sill - 38)}H${round(x - 34)}L${round(x - 48)} ${sill}Z`,
            PLASTIC,
          ),
        )
        .join('');
    case 'door strip':
      return rect(axles[0] + 58, share(30), axles[1] - axles[0] - 122, 9, PLASTIC, { rx: 4 });
    case 'spare wheel':
    case 'sliding door':
      return '';
  }
}

/** On the tailgate, behind the body; and the bumper that stands out in front. */
export function spareWheel({ profile, length, measures }: Silhouette): string {
  if (!profile.extras.includes('spare wheel')) return '';
  const y = drawnY(measures.height * 0.68);
  return (
    rect(length - 26, y + 8, 6, 60, PLASTIC) +
    rect(length - 22, y, 22, 78, '#191817', { rx: 7 }) +
    line(`M${round(length - 15)} ${y + 4}v70M${round(length - 8)} ${y + 4}v70`, '#35332f', 1.4) +
    rect(0, drawnY(560), 26, 16, PLASTIC, { rx: 4 })
  );
}
