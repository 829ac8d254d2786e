const streets = [
  'M-10 34 236 -2M-10 66 236 30M-10 98 236 62M-10 130 236 94M-10 162 236 126',
  'M30 -6 52 174M78 -6 100 174M126 -6 148 174M174 -6 196 174M222 -6 244 174',
].join('');
const shore = 'M262 0C270 40 240 66 252 98 262 126 240 150 246 168';
const road = 'M64 118 112 111 102 50 246 30';

/** A line that leaves the city and finds no door at its end. */
export function OutOfReachPicture() {
  return (
    <svg viewBox="0 0 420 168" aria-hidden="true" className="w-full fill-none">
      <rect width="420" height="168" className="fill-map-water" />
      <path d={`${shore}H0V0Z`} className="fill-studio-wall" />
      <path d={streets} className="stroke-card stroke-6" />
      <path d={shore} className="stroke-ink stroke-2 [stroke-dasharray:6]" />
      <path d={road} className="stroke-paper stroke-9 [stroke-linejoin:round]" />
      <path
        d={road}
        className="stroke-ink stroke-4 [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <path
        d="M258 28 340 62"
        className="stroke-ink stroke-4 [stroke-dasharray:1_10] [stroke-linecap:round]"
      />
      <circle cx="64" cy="118" r="9" className="fill-ink stroke-paper stroke-3" />
      <circle cx="350" cy="66" r="10" className="fill-map-water stroke-error-600 stroke-5" />
      <path
        d="m345.5 61.5 9 9m0-9-9 9"
        className="stroke-error-600 stroke-[2.6] [stroke-linecap:round]"
      />
    </svg>
  );
}
