import { pathOf } from '../../shell/pages.ts';

export const bookingPath = (cityId: string, id: string) => `${pathOf('bookings', cityId)}/${id}`;
export const renterPath = (cityId: string, id: string) => `/${cityId}/renters/${id}`;
