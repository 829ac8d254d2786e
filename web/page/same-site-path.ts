const base = 'https://origin.invalid';

/** A path of this site, whatever stands in the address: nobody is sent elsewhere by a link to us. */
export function sameSitePath(value: string | null): string {
  if (!value?.startsWith('/') || !URL.canParse(value, base)) return '/';
  const { origin, pathname, search } = new URL(value, base);
  // Two slashes at the start would name another site.
  if (origin !== base || pathname.startsWith('//')) return '/';
  return pathname + search;
}
