import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import {
  type AccountKey,
  type PasswordHashes,
  type SamplePeople,
  sampleAccounts,
} from './accounts.ts';
import type { Random } from './random.ts';

export function credentialRows(
  { accounts }: SamplePeople,
  hashes: PasswordHashes,
  random: Random,
): Insertable<Tables['credentials']>[] {
  return sampleAccounts.map(({ key }) => {
    const { id, created_at, updated_at } = accounts[key].row;
    return {
      id: random.uuid(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: hashes[key],
      created_at,
      updated_at,
    };
  });
}

const withDocuments = ['renter', 'business'] as const satisfies readonly AccountKey[];

/** The check that made the verified accounts so. */
export function documentRows({ accounts }: SamplePeople, random: Random) {
  const requests: Insertable<Tables['document_requests']>[] = [];
  const validations: Insertable<Tables['document_validations']>[] = [];
  for (const key of withDocuments) {
    const { id: user_id, created_at, updated_at } = accounts[key].row;
    const id = random.uuid();
    requests.push({ id, user_id, status: 'success', created_at, updated_at });
    validations.push({
      id: random.uuid(),
      document_request_id: id,
      action: 'approve',
      status: 'accepted',
      inquiry_id: `inq_sample_${key}`,
      provider_status: 'approved',
      created_at,
      updated_at,
    });
  }
  return { requests, validations };
}
