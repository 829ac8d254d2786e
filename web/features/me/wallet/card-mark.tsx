import type { ReactNode } from 'react';
import { brandName } from '../../../../domain/card-brand.ts';
import { classes } from '../../../../ui/classes.ts';

interface CardMarkProps {
  readonly brand: string;
  /** Beside a label instead of beside a card's own lines. */
  readonly isSmall?: boolean;
}

/** The mark by which people know their card, drawn. The words beside it say which, too. */
export function CardMark({ brand, isSmall = false }: CardMarkProps) {
  const mark = marks[brand.toLowerCase()];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 40"
      className={classes('shrink-0', isSmall ? 'h-5 w-8' : 'h-10 w-16')}
    >
      <rect
        x=".5"
        y=".5"
        width="63"
        height="39"
        rx="5"
        className="fill-on-signal stroke-stone-300"
      />
      {mark ?? <OtherMark name={brandName(brand)} />}
    </svg>
  );
}

/** In their owners' colours, on white, whatever the page's colours are. */
const marks: Readonly<Record<string, ReactNode>> = {
  visa: (
    <text
      x="32"
      y="26.5"
      textAnchor="middle"
      transform="translate(5.6) skewX(-12)"
      textLength="43"
      lengthAdjust="spacingAndGlyphs"
      className="fill-[#1434cb] text-[19px] font-black"
    >
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="25" cy="20" r="12" className="fill-[#eb001b]" />
      <circle cx="39" cy="20" r="12" className="fill-[#f79e1b]" />
      <path d="M32 10.25a12 12 0 0 1 0 19.5a12 12 0 0 1 0-19.5Z" className="fill-[#ff5f00]" />
    </>
  ),
  amex: (
    <>
      <rect width="64" height="40" rx="5" className="fill-[#016fd0]" />
      <text
        x="32"
        y="25.5"
        textAnchor="middle"
        textLength="46"
        lengthAdjust="spacingAndGlyphs"
        className="fill-on-signal text-[16px] font-black"
      >
        AMEX
      </text>
    </>
  ),
};

/** A card whose mark we do not draw: its name on the band that every card has. */
function OtherMark({ name }: { name: string }) {
  return (
    <>
      <path d="M.5 8h63v7H.5Z" className="fill-stone-700" />
      <text
        x="6"
        y="31"
        textLength={name.length > 8 ? 52 : undefined}
        lengthAdjust="spacingAndGlyphs"
        className="fill-stone-700 text-[10px] font-bold"
      >
        {name}
      </text>
    </>
  );
}
