import { z } from 'zod';
import { configurationKeys } from '../configuration.ts';

const SettingKey = z.enum(configurationKeys);

const SettingValue = z
  .record(z.string(), z.unknown())
  .describe('By field; what each may be is checked against the key’s own rules');

const SettingChange = z.object({
  at: z.iso.datetime(),
  by: z
    .string()
    .nullable()
    .describe('The name of somebody of staff; null: a command on the server'),
  before: SettingValue.nullable(),
  after: SettingValue,
});

export const Setting = z.object({
  key: SettingKey,
  version: z.int().describe('Goes up with every change; 0 while nobody has set it'),
  value: SettingValue,
  changes: z.array(SettingChange).describe('The last ones, newest first'),
});
export type Setting = z.infer<typeof Setting>;

export const SettingList = z.object({ settings: z.array(Setting) });

export const SettingEdit = z.strictObject({
  version: z.int().min(0).max(1e9).describe('The version that was looked at'),
  value: z
    .record(z.string().max(60), z.unknown())
    .describe('The fields that become others; the rest keep their value'),
});

export const bySettingKey = z.strictObject({ key: SettingKey });
