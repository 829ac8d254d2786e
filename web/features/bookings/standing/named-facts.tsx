import { FactList } from '../../../../ui/fact-list.tsx';

interface NamedFactsProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** A part of a booking's page that only says what is so. */
export function NamedFacts({ id, title, facts }: NamedFactsProps) {
  return (
    <section aria-labelledby={id} className="border-t border-hair pt-10">
      <h2 id={id} className="mb-5 text-2xl">
        {title}
      </h2>
      <FactList facts={facts} layout="row" />
    </section>
  );
}
