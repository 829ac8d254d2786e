import { giveUpText, type SendTextDeps, sendText } from './send-text.ts';

/** Carries out the queue `texts`. */
export function textWorker(deps: SendTextDeps) {
  return {
    run: ({ textId }: { readonly textId: string }) => sendText(deps, textId),
    giveUp: ({ textId }: { readonly textId: string }) => giveUpText(deps, textId, 'not reached'),
  };
}
