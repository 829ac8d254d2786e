/** A column has the name of the API's field in snake case: bodyType is body_type. */
export type ColumnOf<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : '';

export const columnOf = <Field extends string>(field: Field): ColumnOf<Field> =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Field>;
