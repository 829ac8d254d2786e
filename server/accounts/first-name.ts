/** How a message addresses somebody. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
