import { pathOf } from '../../shell/pages.ts';

export const claimPath = (
  cityId: string,
  { bookingId, id }: { readonly bookingId: string; readonly id: string },
) => `${pathOf('claims', cityId)}/${bookingId}/${id}`;
