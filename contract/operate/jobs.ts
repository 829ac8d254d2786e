import { z } from 'zod';
import { jobKinds } from '../../domain/jobs/job.ts';
import { CityId } from '../cities.ts';
import { Reason } from './fleet.ts';

const job = {
  bookingId: z.uuid(),
  kind: z.enum(jobKinds),
  at: z.iso.datetime(),
  reference: z.string(),
  car: z.string().describe('Brand and model'),
  plate: z.string().nullable(),
  place: z.string(),
  renter: z.string(),
  isDone: z.boolean(),
};

const Job = z.object({
  ...job,
  driverId: z.uuid().nullable().describe('Null: nobody yet'),
  clashes: z.boolean().describe('Its driver is somewhere else then'),
});

export const JobsOf = z.strictObject({
  cityId: CityId,
  day: z.iso
    .date()
    .optional()
    .describe('As the city counts days; today, with what is left undone, where it is left out'),
});

export const Jobs = z.object({
  day: z.iso.date(),
  drivers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  jobs: z.array(Job).describe('In the order of their time'),
});

export const JobAssignment = z.strictObject({
  bookingId: z.uuid(),
  kind: z.enum(jobKinds),
  driverId: z.uuid().nullable().describe('Null: nobody again'),
  note: Reason.shape.reason.describe('For colleagues, in the audit log'),
});

export const AssignedJob = JobAssignment.omit({ note: true });

const OwnJob = z.object({
  ...job,
  cityId: CityId,
  note: z.string().nullable().describe('Of the renter, for whoever brings the car'),
  phone: z
    .string()
    .nullable()
    .describe('From 12 hours before the job until 2 hours after it; otherwise null'),
});

export const OwnJobs = z.object({
  jobs: z
    .array(OwnJob)
    .describe('Of today and tomorrow, and what is left undone, in the order of their time'),
});

export type Jobs = z.infer<typeof Jobs>;
export type Job = z.infer<typeof Job>;
export type OwnJobs = z.infer<typeof OwnJobs>;
