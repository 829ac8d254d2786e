import { remoteConfiguration, type Seller } from '../../../contract/configuration.ts';
import type { Queries } from '../../db/connect.ts';

/**
 * Who sells in a city. Read in the transaction that issues the document; a city that nobody has
 * configured sells as what it is, a sample.
 */
export async function sellerOf(
  tx: Queries,
  city: { readonly id: string; readonly code: string; readonly name: string },
): Promise<Seller> {
  const row = await tx
    .selectFrom('remote_configuration')
    .select('value')
    .where('key', '=', 'seller_config')
    .executeTakeFirst();
  const stored = remoteConfiguration.seller_config.safeParse(row?.value ?? {});
  const seller = stored.success ? stored.data.sellers[city.id] : undefined;
  return (
    seller ?? {
      series: city.code,
      name: `Handover ${city.name}, sample company`,
      address: `1 Sample Street, ${city.name}`,
      taxNumber: 'SAMPLE 000000000',
    }
  );
}
