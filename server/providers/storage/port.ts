/** Where files are stored. Each has a name made of its content: storing it twice is storing it once. */
export interface Storage {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null where there is none of that name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

const shape = /^[0-9a-z][0-9a-z.-]{0,100}$/;

/** No name leads out of its folder, or into another. */
export function checkedName(name: string): string {
  if (shape.test(name) && !name.includes('..')) return name;
  throw new RangeError('a file cannot have this name');
}
