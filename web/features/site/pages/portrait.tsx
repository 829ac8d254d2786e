const hairs = {
  short:
    'M41 50C38 28 50 22 61 22C74 22 83 30 79 50C77 43 74 39 70 37C60 40 50 39 45 40C43 43 42 46 41 50Z',
  bob: 'M38 66C33 35 44 21 60 21C76 21 87 35 82 66C79 68 76 67 75 64C78 53 77 43 72 38C62 42 52 41 47 39C43 45 42 55 45 64C44 67 41 68 38 66Z',
  long: 'M36 86C33 40 42 21 60 21C78 21 87 40 84 86C81 89 77 88 76 84C79 60 78 46 72 38C62 42 52 41 48 38C42 46 41 60 44 84C43 88 39 89 36 86Z',
  bun: 'M41 48C40 30 48 24 60 24C72 24 80 30 79 48C75 38 68 34 60 34C52 34 45 38 41 48ZM52 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z',
  curls:
    'M40 50C34 46 35 39 40 38C38 31 45 26 50 28C52 21 62 20 66 25C72 22 79 27 77 33C83 34 85 41 80 45C82 48 81 51 79 52C78 44 74 40 70 39C60 42 52 41 46 41C43 44 42 47 40 50Z',
  bald: 'M42 56C43 76 53 81 60 81C67 81 77 76 78 56C74 66 68 67 60 67C52 67 46 66 42 56Z',
  cap: 'M39 42C39 27 48 21 60 21C72 21 81 27 81 42L92 44C93 47 90 49 86 48L40 46Z',
} as const;

const wears = {
  blazer: 'M48 88L60 104L72 88M60 104V120M48 88L42 100L52 108M72 88L78 100L68 108',
  polo: 'M48 88L54 98L60 92L66 98L72 88M60 92V108',
  crew: 'M46 88C50 98 70 98 74 88',
  overall: 'M40 92V120M80 92V120M40 106H80M46 88C50 97 70 97 74 88',
} as const;

const grounds = {
  sand: 'fill-stone-200',
  moss: 'fill-moss-100',
  amber: 'fill-amber-100',
  signal: 'fill-signal-100',
} as const;

export interface PortraitStyle {
  readonly hair: keyof typeof hairs;
  readonly wear: keyof typeof wears;
  readonly ground: keyof typeof grounds;
  readonly glasses?: boolean;
}

/** A role and not a person: drawn with a few lines, in the pen of the other drawings. */
export function Portrait({ style }: { style: PortraitStyle }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="w-full overflow-hidden rounded-full fill-none stroke-ink stroke-[2.2] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <circle cx="60" cy="60" r="60" className={`stroke-transparent ${grounds[style.ground]}`} />
      <path d="M18 122C18 100 38 88 60 88C82 88 102 100 102 122Z" className="fill-on-signal" />
      <path d="M52 72V86C54 94 66 94 68 86V72" className="fill-paper" />
      <path d={wears[style.wear]} />
      <ellipse cx="60" cy="54" rx="18.5" ry="23" className="fill-paper" />
      <path
        d={hairs[style.hair]}
        className={style.hair === 'cap' ? 'fill-signal-500' : 'fill-ink stroke-[1]'}
      />
      <path d="M53 53v.1M67 53v.1" className="stroke-[3.4]" />
      <path d="M60.5 55L59 61H61.5M55 67.5C58 70 62 70 65 67.5" className="stroke-[1.8]" />
      {style.glasses && (
        <path
          d="M46.5 53a6.2 5.6 0 1 0 12.4 0a6.2 5.6 0 1 0-12.4 0ZM61.1 53a6.2 5.6 0 1 0 12.4 0a6.2 5.6 0 1 0-12.4 0ZM58.9 52h2.2"
          className="stroke-[1.8]"
        />
      )}
    </svg>
  );
}
