export interface ShellRules {
  /** `compact` shows the logo and the menu below 928 px and nothing above. */
  readonly header: 'full' | 'compact' | 'none';
  readonly footer: boolean;
  /** Home is where renting starts, so the link to it would lead nowhere. */
  readonly rentLink: boolean;
  /** The list's own header runs from edge to edge, and so does what stands above it. */
  readonly isFullWidth: boolean;
}

/**
 * Which parts of the shell a path shows. The search and the cars bring a header of their own; where
 * their page could not be shown, there is none but the shell's.
 */
export function shellFor(pathname: string, isDeadEnd = false): ShellRules {
  const segments = pathname.split('/').filter(Boolean);
  const [first] = segments;
  const isBooking = segments.includes('book') || segments.includes('checkout');

  return {
    header: isBooking || isDeadEnd ? 'full' : headerOf(first),
    footer: first !== 'search' || isDeadEnd,
    rentLink: first !== undefined,
    isFullWidth: !isDeadEnd && first === 'assets' && segments.length === 1,
  };
}

function headerOf(first: string | undefined): ShellRules['header'] {
  if (first === 'search') return 'none';
  if (first === 'assets') return 'compact';
  return 'full';
}
