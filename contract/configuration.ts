import { z } from 'zod';
import { changePolicy, companyPolicy, tripPolicy } from '../domain/policy-constants.ts';
import { invoiceSeries, settingBounds } from '../domain/setting-bounds.ts';
import { Currency } from './money.ts';

/** Who sells in a city, as invoices name them. Cities with one series share one sequence of numbers. */
const Seller = z.strictObject({
  series: z.string().regex(invoiceSeries),
  name: z.string().min(1).max(200),
  address: z.string().min(1).max(300),
  taxNumber: z.string().min(1).max(40),
});
export type Seller = z.infer<typeof Seller>;

const within = <T extends z.ZodNumber>(number: T, name: keyof typeof settingBounds) =>
  number.min(settingBounds[name].least).max(settingBounds[name].most);
const whole = (name: keyof typeof settingBounds) => within(z.int(), name);

/** What an operator can change while the product runs: one row per key, each with its schema. */
export const remoteConfiguration = {
  login_config: z.strictObject({ loginEnabled: z.boolean().default(false) }),
  signup_config: z.strictObject({ signupEnabled: z.boolean().default(false) }),
  password_recovery_config: z.strictObject({
    passwordRecoveryEnabled: z.boolean().default(false),
  }),
  payments_config: z.strictObject({ paymentsEnabled: z.boolean().default(false) }),
  document_validation_config: z.strictObject({
    documentValidationEnabled: z.boolean().default(true),
  }),
  asset_page_config: z.strictObject({ reviewsEnabled: z.boolean().default(false) }),
  search_config: z.strictObject({
    homepageSearchEnabled: z.boolean().default(false),
    maximumDurationDays: whole('maximumDurationDays').default(tripPolicy.maxDurationDays),
    noticeHours: whole('noticeHours').default(tripPolicy.noticeHours),
  }),
  booking_cancellation_config: z.strictObject({
    cancellationHours: whole('cancellationHours').default(changePolicy.cancellationHours),
    cancellationFee: within(z.number(), 'cancellationFee').default(
      changePolicy.cancellationFeeUnits,
    ),
  }),
  modifications_time_config: z.strictObject({
    modificationHours: whole('modificationHours').default(changePolicy.modificationHours),
  }),
  company_config: z.strictObject({
    limitUnits: whole('limitUnits').default(companyPolicy.limitUnits),
    /** By currency: the account that companies pay into, as a statement prints it. */
    bankAccounts: z.partialRecord(Currency, z.string().min(1).max(300)).default({}),
  }),
  seller_config: z.strictObject({ sellers: z.record(z.string(), Seller).default({}) }),
} as const;

export type ConfigurationKey = keyof typeof remoteConfiguration;
export const configurationKeys = Object.keys(remoteConfiguration) as ConfigurationKey[];

/** The providers that can be played by a simulator, in the order the ribbon names them. */
export const simulatedParts = ['payments', 'identity', 'addresses', 'mail', 'texts'] as const;

export const PublicConfig = z.object({
  flags: z.object({
    loginEnabled: z.boolean(),
    signupEnabled: z.boolean(),
    paymentsEnabled: z.boolean(),
    passwordRecoveryEnabled: z.boolean(),
    documentValidationEnabled: z.boolean(),
    homepageSearchEnabled: z.boolean(),
    reviewsEnabled: z.boolean(),
  }),
  booking: z.object({
    maximumDurationDays: z.int(),
    noticeHours: z.int(),
    cancellationHours: z.int(),
    cancellationFee: z.number().min(0).max(10_000),
    modificationHours: z.int(),
  }),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    careersUrl: z.string(),
    businessFormUrl: z.string(),
  }),
  simulated: z.array(z.enum(simulatedParts)),
  payments: z.object({
    provider: z.enum(['simulator', 'stripe']),
    accounts: z
      .array(
        z.object({
          currencies: z.array(Currency),
          publishableKey: z.string().describe('Opens the card form in the browser; no secret'),
        }),
      )
      .describe('One for all currencies, or several with their own; a card belongs to one'),
  }),
  texts: z
    .object({ number: z.string().describe('Where texts come from and replies go to') })
    .nullable()
    .describe('Null: nobody carries texts, and the choice is not offered'),
  map: z.object({ styleUrl: z.string().nullable() }),
  now: z.iso.datetime().describe("The product's clock; simulation can move it"),
});

export type PublicConfig = z.infer<typeof PublicConfig>;
