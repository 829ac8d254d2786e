/*
 * Providers that keep whoever asks them waiting. Both end when the patience of the call does, as a
 * real connection would.
 */

/** Takes the question and never answers. */
export function neverAnswers(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => onceOver(signal, reject));
}

/** The head comes at once, the body never ends. */
export function answersEndlessly(signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    start: (controller) => onceOver(signal, (reason) => controller.error(reason)),
  });
  return new Response(body);
}

/** On a stalled machine the patience can be over before anybody listens for its end. */
function onceOver(signal: AbortSignal | null | undefined, end: (reason: unknown) => void): void {
  if (!signal) throw new Error('whoever asks a provider limits their patience');
  if (signal.aborted) end(signal.reason);
  else signal.addEventListener('abort', () => end(signal.reason), { once: true });
}
