import { useState } from 'react';
import { painted } from '../../../../ui/painted.ts';

/**
 * What was ticked is seen at once; whoever has to do something about it hears of it when it is. Chosen
 * anew by anybody else, such as "Clear", that counts.
 */
export function useTicked<Chosen extends string | readonly (string | number)[]>(
  chosen: Chosen,
  onChange: (chosen: Chosen) => void,
): readonly [ticked: Chosen, tick: (next: Chosen) => void] {
  const asText = String(chosen);
  const [{ ticked, over }, setTicked] = useState({ ticked: chosen, over: asText });
  if (over !== asText) setTicked({ ticked: chosen, over: asText });
  const tick = (next: Chosen) => {
    setTicked({ ticked: next, over: asText });
    painted().then(() => onChange(next));
  };
  return [over === asText ? ticked : chosen, tick];
}
