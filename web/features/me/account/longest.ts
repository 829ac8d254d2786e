/** The server's own limits: what is longer could not be sent. */
export const longest = { name: 120, email: 254, password: 128 } as const;
