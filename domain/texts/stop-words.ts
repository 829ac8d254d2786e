export type TextWord = 'stop' | 'start' | 'help';

/** The words that carriers and our provider obey; ours must not be fewer. */
const words: Readonly<Record<string, TextWord>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
  HELP: 'help',
  INFO: 'help',
};

/**
 * What a reply asks for, or null. It counts alone, in any case and with whatever stands around it: "Stop." and "opt-out"
 * do, "stop by at 9" does not.
 */
export function textWord(reply: string): TextWord | null {
  const letters = reply.toUpperCase().replace(/^[^A-Z]+|[^A-Z]+$/g, '');
  const word = letters.replace(/[\s-]+(?=OUT$|ALL$)/, '');
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}
