import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Access, Operation } from './operations.ts';

/** An operation with the shapes it takes and gives; the OpenAPI document is written from these. */
export interface Route<A extends string = Access> extends Operation<A> {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: { readonly status: 200 | 201 | 202; readonly schema: z.ZodType };
  readonly refusals: readonly ErrorCode[];
}

export const tripRefusals = [
  'trip_reversed',
  'not_on_half_hour',
  'trip_in_past',
  'notice_too_short',
  'trip_too_long',
] as const;

export const byId = z.strictObject({ id: z.uuid() });
