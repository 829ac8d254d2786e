import { useState } from 'react';
import { driverPolicy } from '../../../domain/policy-constants.ts';
import { toggleExtra } from '../extras/choice/choose.ts';
import type { Extra } from '../price/offer.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { driverProblem } from './named-drivers.ts';

interface Named {
  readonly extra: Extra | undefined;
  readonly renterEmail: string;
  readonly typed: readonly string[];
  readonly onType: (emails: readonly string[]) => void;
}

/** Who else drives. The extra says whether anybody does, the fields say who. */
export function useNamedDrivers({ extra, renterEmail, typed, onType }: Named) {
  const { search, change } = useSearch();
  const [isAsked, setAsked] = useState(false);
  const isChosen = extra !== undefined && search.extras.includes(extra.id);
  const emails = !isChosen ? [] : typed.length > 0 ? typed : [''];
  const problems = emails.map((_, index) => driverProblem(emails, index, renterEmail));

  const write = (next: readonly string[]) => {
    onType(next);
    if (extra && isChosen !== next.length > 0) {
      change((last) => toggleExtra(last, extra.id, next.length > 0));
    }
  };
  return {
    extra,
    emails,
    problems: isAsked ? problems : [],
    canAdd: emails.length < driverPolicy.mostAdditional,
    add: () => write([...emails, '']),
    remove: (index: number) => write(emails.filter((_, other) => other !== index)),
    type: (index: number, email: string) =>
      write(emails.map((last, other) => (other === index ? email : last))),
    /** Whether all of them can be invited; from now on the fields say why not. */
    check(): boolean {
      setAsked(true);
      return problems.every((problem) => problem === null);
    },
  };
}

export type NamedDrivers = ReturnType<typeof useNamedDrivers>;
