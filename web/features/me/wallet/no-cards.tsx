/** The outline of a card where one could be. */
export function NoCards({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex items-center gap-5">
      <span
        aria-hidden="true"
        className="hidden h-15 w-24 shrink-0 flex-col justify-end gap-1.5 rounded-control border-[1.5px] border-dashed border-stone-300 p-3 tablet:flex"
      >
        <span className="h-1.5 w-10 rounded-full bg-stone-200" />
        <span className="h-1.5 w-6 rounded-full bg-stone-200" />
      </span>
      <div className="min-w-0">
        <p className="font-strong first-letter:uppercase">{title}</p>
        <p className="mt-1 text-sm text-quiet">{text}</p>
      </div>
    </div>
  );
}
