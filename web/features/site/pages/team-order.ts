interface Listed {
  readonly role: string;
  readonly isLead: boolean;
}

/** The lead first, then the others by the alphabet of what the reader reads. */
export function inTeamOrder<Member extends Listed>(members: readonly Member[]): Member[] {
  return members.toSorted(
    (a, b) => Number(b.isLead) - Number(a.isLead) || a.role.localeCompare(b.role, 'en'),
  );
}
