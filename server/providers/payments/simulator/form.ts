type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Stripe's form encoding: `card[number]=…`, `expand[]=…` and `expand[0]=…`. */
export function readForm(search: URLSearchParams): { [name: string]: FormValue } {
  const root: { [name: string]: FormValue } = Object.create(null);
  for (const [key, value] of search) {
    const [first = '', ...rest] = key.split('[').map((part) => part.replace(/\]$/, ''));
    place(root, [first, ...rest], value);
  }
  return root;
}

function place(into: { [name: string]: FormValue }, path: string[], value: string): void {
  const [name = '', next, ...rest] = path;
  if (next === undefined) {
    into[name] = value;
    return;
  }
  if (/^\d*$/.test(next)) {
    into[name] ??= [];
    const list = into[name];
    if (Array.isArray(list) && rest.length === 0) list.push(value);
    return;
  }
  into[name] ??= Object.create(null) as { [name: string]: FormValue };
  const inner = into[name];
  if (typeof inner === 'object' && !Array.isArray(inner)) place(inner, [next, ...rest], value);
}
