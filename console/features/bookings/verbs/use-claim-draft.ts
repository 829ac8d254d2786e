import { useState } from 'react';
import type { ClaimAsked } from '../../../../contract/operate/claims.ts';
import {
  type ChargeKind,
  type CleaningCause,
  chargeRules,
} from '../../../../domain/charges/kinds.ts';
import type { HandoverView } from '../../../../domain/handovers/view.ts';
import { type Currency, moneyFromCents } from '../../../../domain/money.ts';
import { centsIn } from '../../../../domain/read-cents.ts';
import { instantOf } from '../../../form/local-time.ts';

/** What is being claimed, as far as it has been filled in, and which part of it is still missing. */
export function useClaimDraft(currency: Currency, timeZone: string) {
  const [kind, setKind] = useState<ChargeKind>('damage');
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [number, setNumber] = useState('');
  const [local, setLocal] = useState('');
  const [views, setViews] = useState<readonly HandoverView[]>([]);
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [cleanedOf, setCleanedOf] = useState<CleaningCause>('smoking');
  const rule = chargeRules[kind];
  const cents = centsIn(typed) ?? 0;
  const at = instantOf(local, timeZone);
  const asked: ClaimAsked = {
    kind,
    ...(rule.isPricedByTerms ? {} : { amount: moneyFromCents(Math.max(1, cents), currency) }),
    views: [...views],
    marks: [...marks],
    ...(kind === 'cleaning' ? { cleanedOf } : {}),
    ...(rule.isOnPaper && number && at ? { paper: { number, at } } : {}),
  };
  const missing = (): 'amount' | 'paper' | 'evidence' | null => {
    if (!rule.isPricedByTerms && cents === 0) return 'amount';
    if (rule.isOnPaper && !(number && at)) return 'paper';
    return rule.isShown && views.length + marks.length === 0 ? 'evidence' : null;
  };
  return {
    ...{ kind, typed, words, number, local, rule, asked },
    missing: missing(),
    chosen: { views, marks, cleanedOf },
    ...{ setKind, setTyped, setWords, setNumber, setLocal },
    choose: { setViews, setMarks, setCleanedOf },
  };
}

export type ClaimDraft = ReturnType<typeof useClaimDraft>;
