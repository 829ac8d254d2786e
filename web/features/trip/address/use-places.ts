import { useEffect, useState } from 'react';
import type { Place, PlaceCredit } from '../../../../contract/places.ts';
import { searchPolicy } from '../../../../domain/policy-constants.ts';
import { browserApi } from '../../../api/browser-client.ts';

export interface PlacesAnswer {
  /** `popular`: nothing is typed yet, and the places are where people go most. */
  readonly state: 'short' | 'popular' | 'searching' | 'found' | 'offline' | 'failed';
  readonly places: readonly Place[];
  /** Whose data it is, where they ask to be named. */
  readonly credit: PlaceCredit | null;
}

/** Long enough to let a word be typed, short enough to feel at once. */
const pauseMs = 150;

const nothing = { places: [], credit: null } as const;

interface Answer {
  readonly question: string;
  readonly answer: PlacesAnswer;
}

/** Addresses for a text as it is typed. An answer to an older text is never shown. */
export function usePlaces(cityId: string, text: string, isWanted: boolean) {
  const [last, setLast] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = text.trim();
  // Nothing asks for the airports and stations; a letter or two ask for nothing yet.
  const isEmpty = asked.length === 0;
  const isLongEnough = isEmpty || asked.length >= searchPolicy.autocompleteMinLength;
  const question = `${attempt} ${cityId} ${asked}`;

  useEffect(() => {
    if (!isLongEnough || !isWanted) return;
    const stale = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await askFor(cityId, asked, stale.signal);
        if (!stale.signal.aborted) setLast({ question, answer });
      },
      isEmpty ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [cityId, asked, isEmpty, isLongEnough, isWanted, question]);

  const answer = isEmpty ? popularIn(question, last) : answerTo(question, isLongEnough, last);
  return { answer, retry: () => setAttempt(attempt + 1) };
}

/** Offered beside typing, which goes on without it: a wait or a failure is not worth a word. */
function popularIn(question: string, last: Answer | null): PlacesAnswer {
  const isAnswered = last?.question === question && last.answer.state === 'found';
  return { ...(isAnswered ? last.answer : nothing), state: isAnswered ? 'popular' : 'short' };
}

function answerTo(question: string, isLongEnough: boolean, last: Answer | null): PlacesAnswer {
  if (!isLongEnough) return { state: 'short', ...nothing };
  if (last?.question === question) return last.answer;
  const before = last ? { places: last.answer.places, credit: last.answer.credit } : nothing;
  // The list of a moment ago stays in sight, so that it does not flicker at every character.
  return { state: 'searching', ...before };
}

async function askFor(city: string, q: string, signal: AbortSignal): Promise<PlacesAnswer> {
  try {
    const { places, credit } = await browserApi().listPlaces({ query: { city, q } }, { signal });
    return { state: 'found', places, credit };
  } catch {
    return { state: navigator.onLine ? 'failed' : 'offline', ...nothing };
  }
}
