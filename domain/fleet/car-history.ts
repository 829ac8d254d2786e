import { carFieldNames } from './car-fields.ts';

/** What can happen to a car, as its history calls it. */
export const carDeeds = [
  'added',
  'copied',
  'edited',
  'photos',
  'service',
  'said',
  'blocked',
  'blockMoved',
  'blockEnded',
  'retired',
  'broughtBack',
  'other',
] as const;
export type CarDeed = (typeof carDeeds)[number];

const deedOf: Readonly<Record<string, CarDeed>> = {
  'add-car': 'added',
  'import-add-car': 'added',
  'copy-car': 'copied',
  'edit-car': 'edited',
  'import-edit-car': 'edited',
  'bulk-edit-car': 'edited',
  'set-photos': 'photos',
  'plan-service': 'service',
  'say-state': 'said',
  'block-car': 'blocked',
  'edit-block': 'blockMoved',
  'end-block': 'blockEnded',
  'retire-car': 'retired',
  'bring-back-car': 'broughtBack',
};

/** By the name of the operation that did it: `fleet edit-car`. */
export const deedNamed = (action: string): CarDeed =>
  deedOf[action.replace(/^fleet /, '')] ?? 'other';

/** What is said of a car's state, beside what is written down of it. */
export const saidFields = ['condition', 'odometerKm', 'energyPercent', 'standsAt'] as const;
export const historyFields = [...carFieldNames, ...saidFields] as const;
export type HistoryField = (typeof historyFields)[number];

type Values = Readonly<Record<string, unknown>> | null;

export interface HistoryChange {
  readonly field: HistoryField;
  readonly before: unknown;
  readonly after: unknown;
}

/** What changed, field by field. A new car has all of its fields at once, which says nothing. */
export const changesIn = (deed: CarDeed, before: Values, after: Values): HistoryChange[] =>
  deed === 'edited' || deed === 'said'
    ? historyFields
        .filter((field) => after?.[field] !== undefined)
        .map((field) => ({
          field,
          before: before?.[field] ?? null,
          after: after?.[field],
        }))
    : [];
