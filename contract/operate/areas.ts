import { z } from 'zod';
import { checkPolygon } from '../../domain/polygon.ts';
import { Polygon } from '../coordinates.ts';

const problems = {
  ring_too_short: 'must have at least three corners',
  ring_not_closed: 'must end each ring where it began',
  ring_crosses_itself: 'must not cross or touch itself',
  hole_outside: 'must have its holes inside',
  holes_meet: 'must have holes that lie apart',
  area_too_small: 'must cover at least a hectare',
} as const;
const Outline = Polygon.superRefine((polygon, context) => {
  const verdict = checkPolygon(polygon);
  if (!verdict.ok) context.addIssue({ code: 'custom', message: problems[verdict.code] });
});
const name = z.string().trim().min(1).max(80);

/** Where cars are delivered and collected. */
export const NewArea = z.strictObject({ name, outline: Outline });

/** The version is the one that was looked at. */
export const AreaEdit = z
  .strictObject({
    version: z.int().min(1),
    name: name.optional(),
    outline: Outline.optional(),
  })
  .refine((edit) => Object.keys(edit).length > 1, 'must change something');

export const DeskArea = z.object({
  id: z.string(),
  version: z.int().describe('To be sent along with an edit'),
  name: z.string(),
  outline: Polygon,
  km2: z.number().min(0).max(510_000_000).describe('The ground it covers, in square kilometres'),
});

export const DeskAreaList = z.object({
  areas: z.array(DeskArea),
  mapStyleUrl: z
    .string()
    .nullable()
    .describe('The style of the map they are drawn on; null: our own maps'),
});

export type NewArea = z.output<typeof NewArea>;
export type AreaEdit = z.output<typeof AreaEdit>;
export type DeskArea = z.infer<typeof DeskArea>;
export type DeskAreaList = z.infer<typeof DeskAreaList>;
