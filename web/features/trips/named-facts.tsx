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
      <dl className="grid gap-x-10 gap-y-4 text-sm figures tablet:flex tablet:flex-wrap">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
