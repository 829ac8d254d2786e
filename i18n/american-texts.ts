const us = /_us(?=$|_(?:one|other)$)/;

/** Texts as they read in the United States: `boot_us` takes the place of `boot`, `text_us_other` that of `text_other`. */
export function americanTexts(texts: object): object {
  const all = Object.entries(texts).map(([key, text]): [string, unknown] => [
    key,
    isGroup(text) ? americanTexts(text) : text,
  ]);
  const own = all.filter(([key]) => us.test(key));
  return Object.fromEntries([...all, ...own.map(([key, text]) => [key.replace(us, ''), text])]);
}

function isGroup(text: unknown): text is object {
  return typeof text === 'object' && text !== null && !Array.isArray(text);
}
