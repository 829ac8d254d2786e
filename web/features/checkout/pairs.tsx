/** What we know, by name. */
export function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-3">
      {pairs.map(([name, value]) => (
        <div key={name} className="text-sm leading-5 figures">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
