/** Longer ones may break: they would not fit on a small screen. */
const joined = /(\S+-\S{1,12})/;
const longest = 20;

/** What a hyphen joins stays on one line: half a post code is none. */
export function Unbroken({ children }: { children: string }) {
  return children.split(joined).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
