import type { Outline } from '../../domain/handovers/outline.ts';
import type { Weight } from './faces.ts';

export interface Style {
  readonly weight?: Weight;
  readonly size?: number;
  readonly isQuiet?: boolean;
}

export interface Column {
  /** Of the width between the margins. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface Row extends Style {
  readonly cells: readonly string[];
}

/** What stands on a paper, from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly level: 1 | 2 }
  | ({ readonly kind: 'text'; readonly lines: readonly string[] } & Style)
  | { readonly kind: 'notice'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly head?: readonly string[];
      readonly rows: readonly Row[];
    }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'pictures';
      readonly perRow: number;
      readonly pictures: readonly Picture[];
    }
  | { readonly kind: 'drawings'; readonly drawings: readonly Drawing[] };

export interface Picture {
  /** JPEG or PNG. */
  readonly bytes: Uint8Array;
  readonly caption: string;
}

/** Plain lines with numbers put on them. */
export interface Drawing {
  readonly caption: string;
  readonly outline: Outline;
  readonly pins: readonly {
    readonly number: number;
    readonly across: number;
    readonly down: number;
  }[];
}

export interface Paper {
  readonly title: string;
  /** Each begins on a page of its own, under the logo. */
  readonly sheets: readonly (readonly Block[])[];
}

export function textsOf({ sheets }: Paper): string[] {
  return sheets.flat().flatMap(textsIn);
}

function textsIn(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'notice':
      return [block.text];
    case 'text':
      return block.lines;
    case 'table':
      return [...(block.head ?? []), ...block.rows.flatMap(({ cells }) => cells)];
    case 'pictures':
      return block.pictures.map(({ caption }) => caption);
    case 'drawings':
      return block.drawings.flatMap(({ caption, pins }) => [
        caption,
        ...pins.map(({ number }) => String(number)),
      ]);
    case 'rule':
      return [];
  }
}
