import { pino } from 'pino';
import { originOfRequest } from './http/origin-of-request.ts';

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
    mixin: () => requestNow(),
    serializers: { err: (error) => withoutAddressesIn(pino.stdSerializers.err(error)) },
    hooks: {
      logMethod(input, method) {
        method.apply(this, input.map(withoutAddresses) as typeof input);
      },
    },
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), censor: '[personal]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What is logged while a request is answered can be read together with its answer. */
function requestNow(): { readonly requestId?: string } {
  const origin = originOfRequest();
  return origin ? { requestId: origin.requestId } : {};
}

/**
 * The address of a page may hold the token of a link, or where somebody lives: of one of ours nothing is
 * left, of another site's what comes before its query.
 */
function withoutAddresses<T>(said: T): T | string {
  if (typeof said !== 'string') return said;
  return said
    .replace(/"\/(?!\/)[^"\s]*"/g, '"[page]"')
    .replace(/(\bhttps?:\/\/[^\s"'`?#]+)[?#][^\s"'`)]*/g, '$1?[query]');
}

function withoutAddressesIn(error: pino.SerializedError): pino.SerializedError {
  const { message, stack } = error;
  return { ...error, message: withoutAddresses(message), stack: withoutAddresses(stack) };
}
