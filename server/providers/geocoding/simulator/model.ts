import type { Place, PlaceKind } from '../port.ts';

export type Point = readonly [latitude: number, longitude: number];

/** A house number and how far along its street it stands, from 0 to 1. */
export type NumberMark = readonly [number: number, fraction: number];

/** m motorway, 1 avenue, 2 through street, 3 local street, p pedestrian. */
export type StreetClass = 'm' | '1' | '2' | '3' | 'p';

export interface Street {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly rank: StreetClass;
  readonly postcode: string | null;
  /** Low to high; empty where the numbering is not known. */
  readonly numbers: readonly NumberMark[];
  readonly line: readonly Point[];
  /** New York's borough; the other cities have none. */
  readonly borough: string | null;
}

export interface KnownPlace {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly kind: PlaceKind;
  readonly at: Point;
  /** From 0 to 1: which of two equal matches a visitor more likely means. */
  readonly weight: number;
  readonly borough: string | null;
}

export interface AskedNumber {
  readonly value: number;
  /** As it is written on the door: "12 bis", "28A", "31-10". */
  readonly label: string;
}

interface Subject {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly at: Point;
  readonly postcode: string | null;
  readonly borough: string | null;
}

export interface Vocabulary {
  /** One folded word to the words it stands for. */
  readonly abbreviations: ReadonlyMap<string, string>;
  /** What a visitor says in English for a word of a name, as far as it is told apart by its beginning. */
  readonly translations: ReadonlyMap<string, string>;
  /** As the abbreviations, but only at the beginning: "r augusta" is a rua, "vitamin r" is not. */
  readonly leading: ReadonlyMap<string, string>;
  /** Words that say what kind of street it is; a wrong one is forgiven. */
  readonly types: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  /** Words that, said alone, ask for any place of a kind: the best known come first. */
  readonly kinds: ReadonlyMap<string, PlaceKind>;
  /** The city and country, which every address shares. */
  readonly context: ReadonlySet<string>;
  /** Parts of the city that rule the others out when they are named. */
  readonly districts: ReadonlySet<string>;
  /** What follows a house number and does not matter here: floor, flat, door. */
  readonly unit: RegExp;
  /** What separates two streets that meet. */
  readonly corner: RegExp;
  readonly apostrophe: 'joins' | 'parts';
  readonly isSaint: boolean;
}

export interface CityGazetteer {
  readonly streets: readonly Street[];
  readonly places: readonly KnownPlace[];
  readonly vocabulary: Vocabulary;
  /** "Rua Augusta 110" or "110 Rue de Rivoli". */
  readonly writeAddress: (street: string, number: string) => string;
  /** Words that say where in the city a point lies; they help a search, they never decide it. */
  readonly surroundings: (at: Point, borough: string | null) => string;
  readonly detail: (subject: Subject) => string;
  readonly evenSide: 'right' | 'unknown';
}

export type Found = Omit<Place, 'id' | 'placeName' | 'detail'> &
  Pick<Subject, 'postcode' | 'borough'>;
