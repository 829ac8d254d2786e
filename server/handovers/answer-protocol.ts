import type { JobKind } from '../../domain/jobs/job.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { type Protocols, protocolFile, protocolName } from './protocol-file.ts';

/** The protocol as a file to be stored. */
export async function answerProtocol(
  protocols: Protocols,
  booking: BookingRow,
  kind: JobKind,
): Promise<Response> {
  const pdf = await protocolFile(protocols, booking, kind);
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${protocolName(booking, kind)}"`,
      'Cache-Control': 'no-store',
    },
  });
}
