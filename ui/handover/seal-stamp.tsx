import { useId } from 'react';

/** The seal as a stamp; what it says stands beside it in words, too. */
export function SealStamp({ words }: { words: string }) {
  const ring = useId();
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      className="size-37 fill-none stroke-current stroke-3 text-on-night [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <circle cx="80" cy="80" r="76" />
      <circle cx="80" cy="80" r="52" strokeWidth="1.6" />
      <path id={ring} d="M80 80m-60 0a60 60 0 1 1 120 0a60 60 0 1 1 -120 0" stroke="none" />
      <text className="fill-current stroke-none text-[12.4px] font-strong">
        <textPath href={`#${ring}`} textLength="368" lengthAdjust="spacing">
          {words}
        </textPath>
      </text>
      <path d="M58 52v56M102 52v56" strokeWidth="11" />
      <g className="text-signal-400">
        <path d="M58 90C78 90 82 70 102 70" strokeWidth="6" />
        <circle cx="58" cy="90" r="10" className="fill-current stroke-none" />
        <circle cx="102" cy="70" r="10" className="fill-current stroke-none" />
      </g>
      <circle cx="102" cy="70" r="4" className="fill-night stroke-none" />
    </svg>
  );
}
