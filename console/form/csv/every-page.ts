interface Page<Item> {
  readonly items: readonly Item[];
  readonly pages: number;
}

/** The whole of a list that comes in pages. What moves to another page while they are read is there once. */
export async function everyPage<Item extends { readonly id: string }>(
  read: (page: number) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const found = new Map<string, Item>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(page);
    pages = answer.pages;
    for (const item of answer.items) found.set(item.id, item);
  }
  return [...found.values()];
}
