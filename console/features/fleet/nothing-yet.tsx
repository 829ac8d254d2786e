/** In a card that has nothing to show: what will stand there. */
export function NothingYet({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <p className="font-strong">{title}</p>
      <p className="text-quiet">{text}</p>
    </div>
  );
}
