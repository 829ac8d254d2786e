import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Queries } from '../../db/connect.ts';
import type { MailProvider } from './port.ts';
import { createSimulatedMail } from './simulator/simulated-mail.ts';

/** The provider that the configuration names. */
export async function openMail(
  config: Pick<Config, 'mail'>,
  db: Queries,
  clock: Clock,
): Promise<MailProvider> {
  if (config.mail.provider === 'simulator') return createSimulatedMail(db, clock);
  const { createSmtpMail } = await import('./smtp.ts');
  return createSmtpMail(config.mail);
}
