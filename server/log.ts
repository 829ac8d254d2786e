import { pino } from 'pino';

export type Log = pino.Logger;

/**
 * Logs say what happened to which request, booking or job by id. Names, addresses, coordinates,
 * cookies and bodies are never passed to them; the redaction is a second line of defence.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const personal = [
    'email',
    'name',
    'phone',
    'address',
    'password',
    'token',
    'cookie',
    'authorization',
  ];
  const options: pino.LoggerOptions = {
    level,
    base: null,
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), censor: '[personal]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
