interface Held {
  readonly cityId: string | null;
}

/** An owner works everywhere. */
export const worksIn = (grants: readonly Held[], cityId: string): boolean =>
  grants.some((grant) => grant.cityId === null || grant.cityId === cityId);
